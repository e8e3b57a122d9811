import type { Chat, TableView } from '../wire';
import { spotsOf, type Spot } from './galaxy';

/** The place that a team chat line pings; null for a line without a ping. */
export function placeOfLine(view: TableView | null, line: Chat): Spot | null {
  if (view === null || line.spot === undefined) return null;
  return spotsOf(view)[line.spot] ?? null;
}

/** The chat lines after this number; none before the table is loaded. */
export function saidSince(chat: Chat[], seq: number | null): Chat[] {
  return seq === null ? [] : chat.filter((line) => line.seq > seq);
}
