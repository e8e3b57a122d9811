import { read, stopsWith, written } from '../state/stops';
import type { TableState } from '../state/table';
import type { Rules } from '../wire';
import { like, settings } from './settings.svelte';

/** A table with orders to give. */
interface Table {
  readonly seat: number | null;
  readonly mine: number[];
  readonly alone: boolean;
  readonly state: TableState;
  order(rules: Rules): void;
}

/** Only machines sit opposite: then what this seat holds is no secret to its own orders. */
export function against(table: Table): boolean {
  return table.alone && table.mine.length === 1;
}

/** Where this seat wants to be asked, here and at every later table of the game; `null` for the usual. */
export function stopAt(table: Table, stops: string[] | null): void {
  const { info, rules } = table.state;
  const { stops: _, ...others } = rules;
  table.order(stops === null ? others : { ...others, stops });
  const kept = { ...settings.likes.stops };
  if (info === null) return;
  if (stops === null) delete kept[info.game];
  else kept[info.game] = written(stops);
  like({ stops: kept });
}

/** Sets or lifts the stop at one kind of window. */
export function stop(table: Table, slug: string, on: boolean): void {
  stopAt(table, stopsWith(table.state.rules, table.state.windows, slug, on));
}

/** Asks at windows only where there is something to answer with. */
export function askIfAble(table: Table, able: boolean): void {
  table.order({ ...table.state.rules, able });
  like({ able });
}

/** What was said at other tables holds here too, unless something was said here. */
export function remember(table: Table): void {
  const { rules, windows, info, room } = table.state;
  if (table.seat === null || room?.phase !== 'running' || windows.length === 0) return;
  if (rules.stops !== undefined || rules.able !== undefined) return;
  const next = { ...rules };
  const stops = read(settings.likes.stops[info?.game ?? ''], windows);
  if (stops !== undefined) next.stops = stops;
  if (against(table) && !settings.likes.able) next.able = false;
  if (next.stops !== undefined || next.able !== undefined) table.order(next);
}
