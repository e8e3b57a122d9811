import { hasMate } from '../../state/seats';
import type { Follower } from './follow.svelte';
import { send } from '../connection/connection.svelte';

/** Returns a function that pings a place for the team; null without teammates or without chat. */
export function pointer(table: Follower | undefined): ((spot: number) => boolean) | null {
  if (table === undefined) return null;
  const { id, info, view, status } = table.state;
  if (info?.options.chat === false || !hasMate(view?.seats ?? [], status?.seats ?? [], table.seat))
    return null;
  return (spot) => send({ t: 'say', table: id, text: '', team: true, spot });
}
