import type { CardFace, Decision, Lesson, TableStatus, TableView } from '../wire';
import { optionsByRef } from './choose';

/** The lesson of the viewer, if this is their match and they have not left it. */
export function lessonOf(status: TableStatus | null, seat: number | null): Lesson | null {
  const lesson = status?.lesson ?? null;
  return lesson !== null && lesson.seat === seat ? lesson : null;
}

/** A question with only the options that the lesson asks for. */
export function narrowed(decision: Decision | null, lesson: Lesson | null): Decision | null {
  if (decision === null || lesson === null || lesson.done === true) return decision;
  const { proposal: _, ...asked } = decision;
  return { ...asked, options: decision.options.filter((option) => lesson.allowed.includes(option.key)) };
}

/** Whether the rules offer an option here that the lesson holds back. */
export function heldBack(
  view: TableView | null,
  decision: Decision | null,
  lesson: Lesson | null,
  ref: string,
): boolean {
  if (lesson === null || decision === null) return false;
  return optionsByRef(view, decision).has(ref) && !optionsByRef(view, narrowed(decision, lesson)).has(ref);
}

/** Regions of the page that a lesson can refer to. */
const REGIONS: Record<string, string> = { decision: '#decision', end: '#decision .end', log: '.log, .last' };

/** A CSS selector for the subject of a step: a region of the page, a player, or a zone. */
export function spotOf(point: string | undefined): string | null {
  if (point === undefined) return null;
  const region = REGIONS[point];
  if (region !== undefined) return region;
  const seat = /^seat\/(\d+)$/.exec(point)?.[1];
  if (seat !== undefined) return `.plate:has(#seat-${seat})`;
  return /^[a-z]+(\/\d+)?$/.test(point) ? `[data-zone="${point}"]` : null;
}

/** The names of all cards by their slugs, for texts that mention them. */
export function namesOf(faces: Iterable<CardFace>): Record<string, string> {
  return Object.fromEntries([...faces].map((face) => [face.slug, face.name]));
}
