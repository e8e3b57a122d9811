import type { Patch, Splice, View, Zone } from '../wire';

/**
 * Carries a patch out: whole panels and zones are replaced, in others some cards; `order` says which zones
 * are left and where.
 */
export function patched(view: View, patch: Patch): View {
  const seats = upsert(view.seats, patch.seats ?? [], (panel) => panel.seat);
  let zones = upsert(view.zones, patch.zones ?? [], (zone) => zone.id);
  for (const splice of patch.cards ?? []) {
    zones = zones.map((zone) => (zone.id === splice.zone ? spliced(zone, splice) : zone));
  }
  if (patch.order) {
    const place = new Map(patch.order.map((id, i) => [id, i]));
    zones = zones.filter((zone) => place.has(zone.id));
    zones.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  }
  return { status: patch.status ?? view.status, seats, zones };
}

/** A card's address is its place: those behind the change have moved. */
function spliced(zone: Zone, { from, drop, cards, count }: Splice): Zone {
  const next = [...zone.cards.slice(0, from), ...cards, ...zone.cards.slice(from + drop)];
  return { ...zone, count, cards: next.map((card, i) => ({ ...card, ref: `${zone.id}/${i}` })) };
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
