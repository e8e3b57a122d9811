import type { Patch, View } from '../wire';

/** Carries a patch out: whole panels and zones are replaced, `order` says which zones are left and where. */
export function patched(view: View, patch: Patch): View {
  const seats = upsert(view.seats, patch.seats ?? [], (panel) => panel.seat);
  let zones = upsert(view.zones, patch.zones ?? [], (zone) => zone.id);
  if (patch.order) {
    const place = new Map(patch.order.map((id, i) => [id, i]));
    zones = zones.filter((zone) => place.has(zone.id));
    zones.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  }
  return { status: patch.status ?? view.status, seats, zones };
}

function upsert<T>(old: T[], fresh: T[], name: (item: T) => number | string): T[] {
  if (fresh.length === 0) return old;
  const next = [...old];
  for (const item of fresh) {
    const at = next.findIndex((other) => name(other) === name(item));
    if (at < 0) next.push(item);
    else next[at] = item;
  }
  return next;
}
