import type { Decision } from '../wire';

/** Answers that share a tip under another name. */
const SAME: Record<string, string> = { unit: 'icons', blast: 'icons', tactics: 'icons', use: 'play' };

/** A die that can be resolved as damage: the side in key notation, or what it counts as. */
const HARM = /^resolve .*( [\dX]+(MD|RD|ID)\d*( #\d+)?| as (melee|ranged|indirect))$/;

/** Tips for a dice turn, by the available actions, the most important first. */
const TURN: [string, (verbs: Set<string>, decision: Decision) => boolean][] = [
  ['alone', (verbs) => !verbs.has('claim')],
  ['harm', (_, { options }) => options.some((option) => HARM.test(option.key))],
  ['activate', (verbs) => verbs.has('activate')],
  ['resolve', (verbs) => verbs.has('resolve')],
  ['play', (verbs) => verbs.has('play')],
  ['claim', (verbs) => !verbs.has('use')],
];

/** The tips of a question by its topic; for the choice of an action, by the position. */
function byTopic(decision: Decision, verbs: string[], named: string[]): string[] {
  const { topic } = decision;
  if (topic === undefined) return [];
  const all = new Set(verbs);
  const fitting = TURN.flatMap(([name, fits]) => (fits(all, decision) ? [name] : []));
  return [...(topic === 'action' ? fitting : named).map((end) => `${topic}-${end}`), topic];
}

/**
 * Candidate tips for a question, by message id, the best first. The tip files decide which of them exist;
 * without one the question has no tip.
 */
export function subjects(game: string, decision: Decision): string[] {
  // The tip of an action window is about windows, whatever can be done there.
  if (decision.window !== undefined && decision.kind === 'window') return [`tip-${game}-window`];
  if (decision.options.every((option) => option.verb === 'pass')) return [`tip-${game}-pass`];
  const verbs = decision.options.flatMap((option) => (option.verb === undefined ? [] : [option.verb]));
  const named = [...new Set(verbs.map((verb) => SAME[verb] ?? verb))];
  const { kind } = decision;
  const byKind = [...named.map((verb) => `${kind}-${verb}`), kind, ...named];
  return [...byTopic(decision, verbs, named), ...byKind].map((subject) => `tip-${game}-${subject}`);
}
