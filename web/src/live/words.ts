import { listed, t } from '../i18n/index.svelte';
import type { Clock, Room, Sitter } from '../wire';

/** How time is kept, in words. */
export function clockWords(clock: Clock): string {
  return typeof clock === 'object' ? t('clock-days', { count: clock.days }) : t(`clock-${clock}`);
}

const LEVELS = ['cadet', 'pilot', 'captain', 'commander', 'admiral'];

/** What whoever sits there is called: people as they wish, machines in the language of the page. */
export function calledAt(seat: number, sitter: { who: Sitter; name: string }): string {
  const { who, name } = sitter;
  const level = typeof who === 'object' && 'machine' in who ? who.machine : null;
  if (level === null || !LEVELS.includes(level)) return name;
  return `${t(`level-${level}`)} ${seat + 1}`;
}

export function nameOf(room: Room | null, seat: number): string {
  const sitter = room?.seats[seat];
  return sitter === undefined ? `#${seat + 1}` : calledAt(seat, sitter);
}

/** How a match ended, as it concerns whoever has this seat. Several at one device hear it as onlookers do. */
export function outcome(room: Room | null, seat: number | null): string {
  const winners = room?.result?.winners ?? [];
  const names = listed(winners.map((one) => nameOf(room, one)));
  if (winners.length === 0) return t('result-none');
  if (seat === null) return t('result-winners', { count: winners.length, names });
  return t(winners.includes(seat) ? 'result-won' : 'result-lost', { names });
}
