import { read, stopsWith, written } from '../../state/stops';
import type { TableState } from '../../state/table';
import type { StandingOrders } from '../../wire';
import { changePreferences, preferences } from '../settings/preferences.svelte';

/** A table with standing orders. */
interface Table {
  readonly seat: number | null;
  readonly mine: number[];
  readonly alone: boolean;
  readonly state: TableState;
  order(rules: StandingOrders): void;
}

/** Whether all opponents are bots. Then standing orders may depend on what this seat holds. */
export function against(table: Table): boolean {
  return table.alone && table.mine.length === 1;
}

/** Sets where this seat stops, here and at later tables of the game; `null` for the default. */
export function stopAt(table: Table, stops: string[] | null): void {
  const { info, rules } = table.state;
  const { stops: _, ...others } = rules;
  table.order(stops === null ? others : { ...others, stops });
  if (info === null) return;
  const { [info.game]: _old, ...kept } = preferences.current.stops;
  changePreferences({ stops: stops === null ? kept : { ...kept, [info.game]: written(stops) } });
}

/** Sets or removes the stop at one kind of action window. */
export function stop(table: Table, slug: string, on: boolean): void {
  stopAt(table, stopsWith(table.state.rules, table.state.windows, slug, on));
}

/** Stops at action windows only if the player has something to play there. */
export function askIfAble(table: Table, able: boolean): void {
  table.order({ ...table.state.rules, able });
  changePreferences({ able });
}

/** Applies the orders from earlier tables, unless this table has its own. */
export function remember(table: Table): void {
  const { rules, windows, info, status } = table.state;
  if (table.seat === null || status?.phase !== 'running' || windows.length === 0) return;
  if (rules.stops !== undefined || rules.able !== undefined) return;
  const next = { ...rules };
  const stops = read(preferences.current.stops[info?.game ?? ''], windows);
  if (stops !== undefined) next.stops = stops;
  if (against(table) && !preferences.current.able) next.able = false;
  if (next.stops !== undefined || next.able !== undefined) table.order(next);
}
