const STEPS = [0, 500, 1000, 2000, 4000, 8000];

/** Milliseconds before attempt number `attempt` (from 0), ±30 % so that clients do not all return at once. */
export function backoff(attempt: number, luck: number = Math.random()): number {
  const step = STEPS[Math.min(attempt, STEPS.length - 1)] ?? 0;
  return Math.round(step * (0.7 + 0.6 * luck));
}
