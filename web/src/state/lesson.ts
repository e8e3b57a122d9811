import type { CardFace, Decision, Lesson, Room, View } from '../wire';
import { optionsByRef } from './choose';

/** The lesson of whoever looks, if this is their match and they have not left it. */
export function lessonOf(room: Room | null, seat: number | null): Lesson | null {
  const lesson = room?.lesson ?? null;
  return lesson !== null && lesson.seat === seat ? lesson : null;
}

/** A question with only those answers that the lesson asks for. */
export function narrowed(decision: Decision | null, lesson: Lesson | null): Decision | null {
  if (decision === null || lesson === null || lesson.done === true) return decision;
  const { proposal: _, ...asked } = decision;
  return { ...asked, options: decision.options.filter((option) => lesson.allowed.includes(option.key)) };
}

/** Something could be done with this by the rules, but the lesson asks for something else first. */
export function heldBack(
  view: View | null,
  decision: Decision | null,
  lesson: Lesson | null,
  ref: string,
): boolean {
  if (lesson === null || decision === null) return false;
  return optionsByRef(view, decision).has(ref) && !optionsByRef(view, narrowed(decision, lesson)).has(ref);
}

/** Regions of the page that a lesson can be about. */
const REGIONS: Record<string, string> = { decision: '#decision', end: '#decision .end', log: '.log, .last' };

/** Where to look for what a step is about: a region of the page, a player, or a zone of the table. */
export function spotOf(point: string | undefined): string | null {
  if (point === undefined) return null;
  const region = REGIONS[point];
  if (region !== undefined) return region;
  const seat = /^seat\/(\d+)$/.exec(point)?.[1];
  if (seat !== undefined) return `.plate:has(#seat-${seat})`;
  return /^[a-z]+(\/\d+)?$/.test(point) ? `[data-zone="${point}"]` : null;
}

/** The names of all cards by their slugs, for texts that speak of them. */
export function namesOf(faces: Iterable<CardFace>): Record<string, string> {
  return Object.fromEntries([...faces].map((face) => [face.slug, face.name]));
}
