import type { Decision } from '../wire';

/** Answers that belong to one subject under another name. */
const SAME: Record<string, string> = { unit: 'icons', blast: 'icons', tactics: 'icons', use: 'play' };

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
  return [...named.map((verb) => `${kind}-${verb}`), kind, ...named].map((subject) => `tip-${game}-${subject}`);
}
