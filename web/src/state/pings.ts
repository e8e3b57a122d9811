import type { Chat, View } from '../wire';
import { spotsOf, type Spot } from './galaxy';

/** The place a line of the team's talk points at; null for a line that points nowhere. */
export function placeOfLine(view: View | null, line: Chat): Spot | null {
  if (view === null || line.spot === undefined) return null;
  return spotsOf(view)[line.spot] ?? null;
}

/** What was said after the line with this number; nothing before the table has come. */
export function saidSince(chat: Chat[], seq: number | null): Chat[] {
  return seq === null ? [] : chat.filter((line) => line.seq > seq);
}
