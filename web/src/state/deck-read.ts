import type { DeckAnswer, DeckChoice, DeckLine, DeckLineKind, DeckReading } from '../wire';

/** The result of an import, and the user's answers about unclear lines. */
export interface Reading {
  reading: DeckReading;
  /** The choices for each unclear line; kept so that an answer can be changed. */
  asked: Map<number, DeckChoice[]>;
  answers: DeckAnswer[];
}

export function firstReading(reading: DeckReading): Reading {
  return withReading({ reading, asked: new Map(), answers: [] }, reading);
}

/** The next result; earlier questions stay. */
export function withReading(old: Reading, reading: DeckReading): Reading {
  const asked = new Map(old.asked);
  for (const line of reading.lines) if (line.choices.length > 0) asked.set(line.line, line.choices);
  return { ...old, reading, asked };
}

/** Adds an answer for a line; null removes it, an empty code skips the line. */
export function answered(answers: DeckAnswer[], line: number, code: string | null): DeckAnswer[] {
  const others = answers.filter((answer) => answer.line !== line);
  return code === null ? others : [...others, { line, code }];
}

export function answerOf(answers: DeckAnswer[], line: number): string | null {
  return answers.find((answer) => answer.line === line)?.code ?? null;
}

/** Whether the line has a question. A problem of a line has the same number but no question. */
export function isAsked(state: Reading, line: DeckLine): boolean {
  return state.asked.has(line.line) && line.how !== 'odd';
}

/** Lines that need attention come first. */
const ORDER: DeckLineKind[] = ['unclear', 'unknown', 'odd', 'taken', 'aside'];

/** The lines by how they were understood. A line with a question stays in its place. */
export function grouped(state: Reading): { how: DeckLineKind; lines: DeckLine[] }[] {
  const kind = (line: DeckLine): DeckLineKind => (isAsked(state, line) ? 'unclear' : line.how);
  return ORDER.map((how) => ({
    how,
    lines: state.reading.lines.filter((line) => kind(line) === how),
  })).filter(({ lines }) => lines.length > 0);
}

/** Unanswered lines. */
export function openLines(state: Reading): number {
  return [...state.asked.keys()].filter((line) => answerOf(state.answers, line) === null).length;
}
