import { untrack } from 'svelte';
import { fromDraft } from '../../state/draft';
import type { Plan } from '../../state/moves';
import { begins, Firing, mates, volleyOf, worth } from '../../state/volley';
import type { Card, Choice, TableView } from '../../wire';
import { canDraft, type BoardContext } from './board-context';
import { registerReadyPlan } from './ready-plan.svelte';

const NONE: Card[] = [];

/** A volley: dice of one symbol that are selected together and resolved one after the other. */
export class Loading {
  #picked: { of: number; refs: string[] } = $state.raw({ of: -1, refs: [] });
  #firing: Firing | null = $state.raw(null);
  readonly #at: () => { table: BoardContext; view: TableView; byRef: Map<string, Choice[]> };

  constructor(at: () => { table: BoardContext; view: TableView; byRef: Map<string, Choice[]> }) {
    this.#at = at;
    registerReadyPlan(
      () => at().table,
      () => (this.dice.length === 0 ? undefined : this.plan),
    );
    // A started volley continues by itself once the player has answered the questions in between.
    $effect(() => {
      const { table, view } = at();
      const { decision } = table;
      const firing = this.#firing;
      if (decision === null || firing === null || table.live?.busy) return;
      untrack(() => this.#goOn(firing, table, view));
    });
  }

  /** The dice chosen so far, if they belong to the current question. */
  readonly dice: Card[] = $derived.by(() => {
    const { table, view } = this.#at();
    if (this.#picked.refs.length === 0 || this.#picked.of !== table.decision?.id) return NONE;
    const cards = view.zones.filter(({ role }) => role === 'dice').flatMap((zone) => zone.cards);
    return this.#picked.refs.flatMap((ref) => cards.find((card) => card.ref === ref) ?? []);
  });

  readonly worth: ReturnType<typeof worth> = $derived(worth(this.dice));

  /** Dice that can join the chosen ones. */
  readonly mates: ReadonlySet<string> = $derived.by(() => {
    const { table, view } = this.#at();
    const [first] = this.dice;
    if (first === undefined || table.decision === null) return new Set<string>();
    return new Set(mates(view, table.decision, first.ref).map(({ ref }) => ref));
  });

  /** The number of dice left in the volley after the current one. */
  get rest(): number {
    const { table, view } = this.#at();
    return table.decision === null ? 0 : (this.#firing?.rest(view, table.decision.seat) ?? 0);
  }

  picked(ref: string): boolean {
    return this.dice.some((die) => die.ref === ref);
  }

  /** Selects or deselects a die; returns false if dice cannot be selected here. */
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
    // A die without others of its symbol needs no selection.
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
    if (this.dice.length > 0) this.#at().table.runPlan?.(this.plan);
  }

  readonly #plan = (firing: Firing): Plan =>
    fromDraft(() => this.#at().table.live?.state.view ?? null, firing.says);

  #goOn(firing: Firing, table: BoardContext, view: TableView): void {
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
    if (firing.says(decision, view) !== null) table.runPlan?.(this.#plan(firing));
  }
}
