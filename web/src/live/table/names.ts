import { listed, t } from '../../i18n/index.svelte';
import type { Clock, TableStatus, Sitter } from '../../wire';

/** A description of the clock. */
export function clockWords(clock: Clock): string {
  return typeof clock === 'object' ? t('clock-days', { count: clock.days }) : t(`clock-${clock}`);
}

const LEVELS = ['cadet', 'pilot', 'captain', 'commander', 'admiral'] as const;

/** The name of a seat's player: people have user names, bots a name in the current language. */
export function calledAt(seat: number, sitter: { who: Sitter; name: string }): string {
  const { who, name } = sitter;
  const machine = typeof who === 'object' && 'machine' in who ? who.machine : null;
  const level = LEVELS.find((known) => known === machine);
  return level === undefined ? name : `${t(`level-${level}`)} ${seat + 1}`;
}

export function nameOf(status: TableStatus | null, seat: number): string {
  const sitter = status?.seats[seat];
  return sitter === undefined ? `#${seat + 1}` : calledAt(seat, sitter);
}

/** The result of a match for this seat. Several players at one device see the result for watchers. */
export function outcome(status: TableStatus | null, seat: number | null): string {
  const winners = status?.result?.winners ?? [];
  const names = listed(winners.map((one) => nameOf(status, one)));
  if (winners.length === 0) return t('result-none');
  if (seat === null) return t('result-winners', { count: winners.length, names });
  return t(winners.includes(seat) ? 'result-won' : 'result-lost', { names });
}
