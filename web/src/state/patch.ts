import type { Patch, Splice, TableView, Zone } from '../wire';

/**
 * Applies a patch: it replaces whole panels and zones, or some cards of a zone; `order` lists the remaining
 * zones in order.
 */
export function patched(view: TableView, patch: Patch): TableView {
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
  const next: TableView = { status: patch.status ?? view.status, seats, zones };
  const tracks = patch.tracks ?? view.tracks ?? [];
  const gauges = patch.gauges ?? view.gauges ?? [];
  // Omit an empty list, as the server does in the hashed form.
  if (tracks.length > 0) next.tracks = tracks;
  if (gauges.length > 0) next.gauges = gauges;
  if (view.map !== undefined) next.map = view.map;
  return next;
}

/** A card's reference is its position, so the cards behind the change get new references. */
function spliced(zone: Zone, { from, drop, cards, count, total }: Splice): Zone {
  const { id, role, owner, title, note } = zone;
  const next = [...zone.cards.slice(0, from), ...cards, ...zone.cards.slice(from + drop)];
  // The fields keep the server's order, because the hash is computed from the text.
  return {
    id,
    role,
    owner,
    title,
    count,
    ...(total === undefined ? {} : { total }),
    ...(note === undefined ? {} : { note }),
    cards: next.map((card, i) => ({ ...card, ref: `${zone.id}/${i}` })),
  };
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
