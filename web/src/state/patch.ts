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
  const next: View = { status: patch.status ?? view.status, seats, zones };
  const tracks = patch.tracks ?? view.tracks ?? [];
  const gauges = patch.gauges ?? view.gauges ?? [];
  // What there is none of is left out, as the server leaves it out of what it hashes.
  if (tracks.length > 0) next.tracks = tracks;
  if (gauges.length > 0) next.gauges = gauges;
  if (view.map !== undefined) next.map = view.map;
  return next;
}

/** A card's address is its place: those behind the change have moved. */
function spliced(zone: Zone, { from, drop, cards, count, total }: Splice): Zone {
  const { id, role, owner, title, note } = zone;
  const next = [...zone.cards.slice(0, from), ...cards, ...zone.cards.slice(from + drop)];
  // The fields stand as the server writes them: the hash is taken of the text.
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
