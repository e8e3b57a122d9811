import type { DeckAnswer, DeckChoice, DeckLine, DeckLineKind, DeckReading } from '../wire';

/** What was read, and what the reader said about doubtful lines. */
export interface Reading {
  reading: DeckReading;
  /** What each doubtful line may mean; kept, so that an answer can be changed. */
  asked: Map<number, DeckChoice[]>;
  answers: DeckAnswer[];
}

export function firstReading(reading: DeckReading): Reading {
  return withReading({ reading, asked: new Map(), answers: [] }, reading);
}

/** The next reading; questions that were asked before stay. */
export function withReading(old: Reading, reading: DeckReading): Reading {
  const asked = new Map(old.asked);
  for (const line of reading.lines) if (line.choices.length > 0) asked.set(line.line, line.choices);
  return { ...old, reading, asked };
}

/** With an answer to a line; null takes it back, an empty code leaves the line out. */
export function answered(answers: DeckAnswer[], line: number, code: string | null): DeckAnswer[] {
  const others = answers.filter((answer) => answer.line !== line);
  return code === null ? others : [...others, { line, code }];
}

export function answerOf(answers: DeckAnswer[], line: number): string | null {
  return answers.find((answer) => answer.line === line)?.code ?? null;
}

/** Whether it has a question. What a line lacks is told under the same number and has none. */
export function isAsked(state: Reading, line: DeckLine): boolean {
  return state.asked.has(line.line) && line.how !== 'odd';
}

/** What wants the reader's eye comes first. */
const ORDER: DeckLineKind[] = ['unclear', 'unknown', 'odd', 'taken', 'aside'];

/** The lines by how they were understood. A line that was asked about stays where its question is. */
export function grouped(state: Reading): { how: DeckLineKind; lines: DeckLine[] }[] {
  const kind = (line: DeckLine): DeckLineKind => (isAsked(state, line) ? 'unclear' : line.how);
  return ORDER.map((how) => ({ how, lines: state.reading.lines.filter((line) => kind(line) === how) })).filter(
    ({ lines }) => lines.length > 0,
  );
}

/** Lines with a question nobody has answered. */
export function openLines(state: Reading): number {
  return [...state.asked.keys()].filter((line) => answerOf(state.answers, line) === null).length;
}
