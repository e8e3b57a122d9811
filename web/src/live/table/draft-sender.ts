import type { ClientMsg, Decision } from '../../wire';
import { send } from '../connection/connection.svelte';
import type { Follower } from './follow.svelte';

const DELAY_MS = 300;

/** Shows teammates what is being chosen, a moment after the last click. */
export class DraftSender {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Follower) {}

  send({ seat, id }: Decision, partial: string[]): void {
    const { state } = this.table;
    if ((state.status?.seats.length ?? 0) < 3) return;
    clearTimeout(this.#timer);
    const msg: ClientMsg = { t: 'draft', table: state.id, seat, decision: id, partial };
    this.#timer = setTimeout(() => send(msg), DELAY_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
