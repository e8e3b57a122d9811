import { hasMate } from '../state/seats';
import type { Follower } from './follow.svelte';
import { send } from './house.svelte';

/** Points the team at a place of the map; null where there is nobody to show it to, or no talk. */
export function pointer(table: Follower | undefined): ((spot: number) => boolean) | null {
  if (table === undefined) return null;
  const { id, info, view, room } = table.state;
  if (info?.options.chat === false || !hasMate(view?.seats ?? [], room?.seats ?? [], table.seat)) return null;
  return (spot) => send({ t: 'say', table: id, text: '', team: true, spot });
}
