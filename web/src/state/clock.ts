import type { ClockLeft } from '../wire';

/** The remaining time now: the grace period of this decision runs first, then the bank. */
export function left(clock: ClockLeft, since: number, now: number): { grace: number; bank: number } {
  const spent = clock.runs ? Math.max(0, now - since) : 0;
  const grace = Math.max(0, clock.grace - spent);
  const bank = Math.max(0, clock.bank - Math.max(0, spent - clock.grace));
  return { grace, bank };
}

/** Formats a time as `1:05` or `2:03:04`, the same in all languages. */
export function digits(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
