import type { Choice, Decision } from '../wire';
import { finisher, nextObvious, plain } from './choose';

/** An option at its displayed position, with a key that keeps its button stable when others disappear. */
export interface Row {
  option: Choice;
  place: number;
  id: string;
}

/** Options with the same kind of effect. */
export interface Group {
  verb: string;
  rows: Row[];
}

const SIGNS: Record<string, string> = {
  play: 'hand',
  use: 'use',
  ally: 'ally',
  scrap: 'scrap',
  buy: 'trade',
  attack: 'combat',
  jointly: 'team',
  give: 'forward',
  end: 'end-turn',
  withdraw: 'undo',
  discard: 'discard',
  destroy: 'destroy',
  acquire: 'acquire',
  copy: 'copy',
  leave: 'hand',
  yes: 'check',
  no: 'close',
  done: 'check',
  pass: 'check',
  engage: 'engaged',
  declare: 'engaged',
  strike: 'unit-damage',
  hit: 'damage',
  edge: 'edge',
  fate: 'fate',
  pay: 'resource',
  commit: 'committed',
  balance: 'damage',
  shield: 'shield',
  protect: 'shield',
  attach: 'attach',
  at: 'captured',
  pick: 'target',
  activate: 'activate',
  resolve: 'resolve',
  reroll: 'reroll',
  claim: 'claim',
  turn: 'die-focus',
  target: 'target',
  player: 'target',
};

/** The icon in front of an option. */
export function signOf(option: Choice): string | null {
  return SIGNS[option.verb ?? ''] ?? null;
}

/** Whether an option about another card has the same name. */
export function hasTwin(decision: Decision | null, option: Choice): boolean {
  const name = plain(option.label);
  return decision?.options.some(({ ref, label }) => ref !== option.ref && plain(label) === name) ?? false;
}

/** All options with their numbers. Equal keys get a counter. */
function rowsOf(decision: Decision): Row[] {
  const seen = new Map<string, number>();
  return decision.options.map((option, place) => {
    const times = seen.get(option.key) ?? 0;
    seen.set(option.key, times + 1);
    return { option, place, id: `${option.key} ${times}` };
  });
}

/** Verbs that end the player's activity. */
const CLOSING = new Set(['pass', 'ready', 'stay']);

/** Options that are chosen on a map or with tactic cards. */
const MAP_REFS = /^(map|tactics)\//;

/** An option that ends the question or the turn is set apart. Several with the same verb do not end it. */
export function closes(decision: Decision, option: Choice): boolean {
  if (option === finisher(decision) || option.ref === 'end') return true;
  const { verb = '' } = option;
  if (CLOSING.has(verb)) return decision.options.filter((one) => one.verb === verb).length === 1;
  return option.verb === 'done' && decision.options.some(({ ref }) => MAP_REFS.test(ref ?? ''));
}

const NONE: ReadonlySet<Choice> = new Set<Choice>();

/**
 * The options in groups by effect, those that end the question last, numbered as displayed. Options in
 * `away` are chosen elsewhere at the table.
 */
export function grouped(
  decision: Decision,
  away: ReadonlySet<Choice> = NONE,
): { open: Group[]; closing: Row[] } {
  const open: Group[] = [];
  const closing: Row[] = [];
  for (const row of rowsOf(decision)) {
    if (away.has(row.option)) continue;
    if (closes(decision, row.option)) {
      closing.push(row);
      continue;
    }
    const verb = row.option.verb ?? '';
    const group = open.find((group) => group.verb === verb);
    if (group) group.rows.push(row);
    else open.push({ verb, rows: [row] });
  }
  // The market shows what can be bought; if space is short, other options come first.
  open.sort((a, b) => Number(a.verb === 'buy') - Number(b.verb === 'buy'));
  [...open.flatMap((group) => group.rows), ...closing].forEach((row, place) => (row.place = place));
  return { open, closing };
}

/**
 * The name of the button that takes all obvious options. A single option that is not a play has its own
 * button already, and a second one with another name would be confusing.
 */
export function obviousName(decision: Decision): 'play-all' | 'pay-all' | 'do-all' | null {
  if (nextObvious(decision) === null) return null;
  const obvious = decision.options.filter((option) => option.obvious === true && option.warn === undefined);
  const all = (verb: string): boolean => obvious.every((option) => option.verb === verb);
  const inHand = (option: Choice): boolean => option.ref?.startsWith('hand') ?? true;
  if (all('play') && obvious.every(inHand)) return 'play-all';
  if (obvious.length === 1) return null;
  return all('pay') ? 'pay-all' : 'do-all';
}

/** The option displayed with this number. */
export function optionAt(
  decision: Decision,
  place: number,
  away: ReadonlySet<Choice> = NONE,
): Choice | undefined {
  const { open, closing } = grouped(decision, away);
  return [...open.flatMap((group) => group.rows), ...closing][place]?.option;
}
