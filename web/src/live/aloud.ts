import { listed, t } from '../i18n/index.svelte';
import { plain } from '../state/choose';
import { digits, left } from '../state/clock';
import { isTold } from '../state/log';
import type { Table } from './table.svelte';
import { nameOf } from './words';

/** What happened last. */
export function lastAloud(table: Table): string {
  const entry = table.state.log.lines.findLast((line) => isTold(line) && !line.void && line.text.length > 0);
  return entry === undefined ? t('log-empty') : entry.text.map(plain).join('. ');
}

/** The numbers of one's own seat, or of everybody else's. */
export function seatsAloud(table: Table, which: 'own' | 'others'): string {
  const own = which === 'own';
  const panels = (table.state.view?.seats ?? []).filter((panel) => (panel.seat === table.seat) === own);
  const say = panels.map((panel) => {
    const numbers = panel.counters.map((counter) => `${plain(counter.name)} ${counter.value}`);
    return `${nameOf(table.state.room, panel.seat)}: ${listed(numbers)}`;
  });
  const whole = own ? (table.state.view?.gauges ?? []).map((gauge) => plain(gauge.text)) : [];
  return say.length === 0 ? t('waiting') : [...say, ...whole].join('. ');
}

/** How much time everybody has. */
export function clocksAloud(table: Table): string {
  const { clocks, clocksAt, room } = table.state;
  if (clocks.length === 0) return t('clock-none');
  const now = Date.now();
  const say = clocks.map((clock) => {
    const time = left(clock, clocksAt, now);
    return `${nameOf(room, clock.seat)} ${digits(time.grace + time.bank)}`;
  });
  return listed(say);
}
