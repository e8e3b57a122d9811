import { listed, t } from '../../i18n/index.svelte';
import { plain } from '../../state/choose';
import { digits, left } from '../../state/clock';
import { isTold } from '../../state/log';
import type { Table } from './table.svelte';
import { nameOf } from './names';

/** What happened last. */
export function lastAnnouncement(table: Table): string {
  const entry = table.state.log.lines.findLast((line) => isTold(line) && !line.void && line.text.length > 0);
  return entry === undefined ? t('log-empty') : entry.text.map(plain).join('. ');
}

/** The counters of the viewer's seat, or of all other seats. */
export function seatsAnnouncement(table: Table, which: 'own' | 'others'): string {
  const own = which === 'own';
  const panels = (table.state.view?.seats ?? []).filter((panel) => (panel.seat === table.seat) === own);
  const say = panels.map((panel) => {
    const numbers = panel.counters.map((counter) => `${plain(counter.name)} ${counter.value}`);
    return `${nameOf(table.state.status, panel.seat)}: ${listed(numbers)}`;
  });
  const whole = own ? (table.state.view?.gauges ?? []).map((gauge) => plain(gauge.text)) : [];
  return say.length === 0 ? t('waiting') : [...say, ...whole].join('. ');
}

/** The remaining time of each seat. */
export function clocksAnnouncement(table: Table): string {
  const { clocks, clocksAt, status } = table.state;
  if (clocks.length === 0) return t('clock-none');
  const now = Date.now();
  const say = clocks.map((clock) => {
    const time = left(clock, clocksAt, now);
    return `${nameOf(status, clock.seat)} ${digits(time.grace + time.bank)}`;
  });
  return listed(say);
}
