import type { Decision } from '../wire';

/** Answers that belong to one subject under another name. */
const SAME: Record<string, string> = { unit: 'icons', blast: 'icons', tactics: 'icons', use: 'play' };

/** A die that can be resolved as damage: the side in the notation of the keys, or what it counts as. */
const HARM = /^resolve .*( [\dX]+(MD|RD|ID)\d*( #\d+)?| as (melee|ranged|indirect))$/;

/** What a player should think of first on a turn with dice: by what can be done, best first. */
const TURN: [string, (verbs: Set<string>, decision: Decision) => boolean][] = [
  ['alone', (verbs) => !verbs.has('claim')],
  ['harm', (_, { options }) => options.some((option) => HARM.test(option.key))],
  ['activate', (verbs) => verbs.has('activate')],
  ['resolve', (verbs) => verbs.has('resolve')],
  ['play', (verbs) => verbs.has('play')],
  ['claim', (verbs) => !verbs.has('use')],
];

/** What is told of a question by what it is about: where an action is chosen, by the position. */
function byTopic(decision: Decision, verbs: string[], named: string[]): string[] {
  const { topic } = decision;
  if (topic === undefined) return [];
  const all = new Set(verbs);
  const fitting = TURN.flatMap(([name, fits]) => (fits(all, decision) ? [name] : []));
  return [...(topic === 'action' ? fitting : named).map((end) => `${topic}-${end}`), topic];
}

/**
 * What could be said about a question to somebody who meets it for the first time: names of texts, best first.
 * Which of them exist, the words of the page decide; where there is none, the question explains itself.
 */
export function subjects(game: string, decision: Decision): string[] {
  // A window of another kind shows what can be done there, and is told of by that.
  if (decision.window !== undefined && decision.kind === 'window') return [`tip-${game}-window`];
  if (decision.options.every((option) => option.verb === 'pass')) return [`tip-${game}-pass`];
  const verbs = decision.options.flatMap((option) => (option.verb === undefined ? [] : [option.verb]));
  const named = [...new Set(verbs.map((verb) => SAME[verb] ?? verb))];
  const { kind } = decision;
  const byKind = [...named.map((verb) => `${kind}-${verb}`), kind, ...named];
  return [...byTopic(decision, verbs, named), ...byKind].map((subject) => `tip-${game}-${subject}`);
}
