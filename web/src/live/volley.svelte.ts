import { untrack } from 'svelte';
import { fromDraft } from '../state/draft';
import type { Plan } from '../state/moves';
import { begins, Firing, mates, volleyOf, worth } from '../state/volley';
import type { Card, Choice, View } from '../wire';
import { canDraft, type Desk } from './desk';
import { pledge } from './pledge.svelte';

const NONE: Card[] = [];

/** Dice of one symbol that are chosen together before the first of them is resolved. */
export class Loading {
  #picked: { of: number; refs: string[] } = $state.raw({ of: -1, refs: [] });
  #firing: Firing | null = $state.raw(null);
  readonly #at: () => { table: Desk; view: View; byRef: Map<string, Choice[]> };

  constructor(at: () => { table: Desk; view: View; byRef: Map<string, Choice[]> }) {
    this.#at = at;
    pledge(() => at().table, () => (this.dice.length === 0 ? undefined : this.plan));
    // What was begun goes on by itself, as soon as its player has answered what only a player can.
    $effect(() => {
      const { table, view } = at();
      const { decision } = table;
      const firing = this.#firing;
      if (decision === null || firing === null || table.live?.busy) return;
      untrack(() => this.#goOn(firing, table, view));
    });
  }

  /** The dice chosen so far; a draft is about the question it was begun at. */
  readonly dice: Card[] = $derived.by(() => {
    const { table, view } = this.#at();
    if (this.#picked.refs.length === 0 || this.#picked.of !== table.decision?.id) return NONE;
    const cards = view.zones.filter(({ role }) => role === 'dice').flatMap((zone) => zone.cards);
    return this.#picked.refs.flatMap((ref) => cards.find((card) => card.ref === ref) ?? []);
  });

  readonly worth: ReturnType<typeof worth> = $derived(worth(this.dice));

  /** Dice that can join those chosen. */
  readonly mates: ReadonlySet<string> = $derived.by(() => {
    const { table, view } = this.#at();
    const [first] = this.dice;
    if (first === undefined || table.decision === null) return new Set<string>();
    return new Set(mates(view, table.decision, first.ref).map(({ ref }) => ref));
  });

  /** What is left of a volley beside the die that is resolved now. */
  get rest(): number {
    const { table, view } = this.#at();
    return table.decision === null ? 0 : (this.#firing?.rest(view, table.decision.seat) ?? 0);
  }

  picked(ref: string): boolean {
    return this.dice.some((die) => die.ref === ref);
  }

  /** Takes up a die or lays it down again; false where dice are not gathered. */
  press(ref: string): boolean {
    const { table, view, byRef } = this.#at();
    const { decision } = table;
    if (decision === null || !canDraft(table, view, true) || decision.kind !== 'free') return false;
    const refs = this.dice.map((die) => die.ref);
    if (refs.includes(ref)) {
      const left = refs.filter((other) => other !== ref);
      const bases = left.length > 0 && volleyOf(this.dice.filter((die) => die.ref !== ref)).bases.length > 0;
      this.#picked = { of: decision.id, refs: bases ? left : [] };
      return true;
    }
    if (this.mates.has(ref)) this.#picked = { of: decision.id, refs: [...refs, ref] };
    // One that stands alone needs no gathering.
    else if (begins(byRef.get(ref) ?? []) && mates(view, decision, ref).length > 1)
      this.#picked = { of: decision.id, refs: [ref] };
    else return false;
    return true;
  }

  clear(): void {
    this.#picked = { of: -1, refs: [] };
  }

  get plan(): Plan {
    const volley = volleyOf(this.dice);
    return (decision) => {
      const firing = (this.#firing ??= new Firing(volley));
      return this.#plan(firing)(decision);
    };
  }

  fire(): void {
    if (this.dice.length > 0) this.#at().table.rush?.(this.plan);
  }

  readonly #plan = (firing: Firing): Plan =>
    fromDraft(() => this.#at().table.live?.state.view ?? null, firing.says);

  #goOn(firing: Firing, table: Desk, view: View): void {
    const { decision, live } = table;
    if (decision === null || live === undefined) return;
    if (firing.over(decision)) {
      this.#firing = null;
      return;
    }
    const aimed = table.aimed?.() ?? null;
    if (firing.aim === null && aimed?.verb === 'target' && aimed.ref !== undefined) {
      const card = view.zones.flatMap((zone) => zone.cards).find(({ ref }) => ref === aimed.ref)?.card;
      firing.aim = { ref: aimed.ref, card };
    }
    if (firing.says(decision, view) !== null) table.rush?.(this.#plan(firing));
  }
}
