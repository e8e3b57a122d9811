import type { Span } from '../wire';

const QUOTES = ['«»', '「」', '“”'];

/** The spans with the quotes around a card's name made part of it: a line never ends between them. */
export function quoted(spans: Span[]): Span[] {
  const out = spans.map((span) => ({ ...span }));
  for (const [i, span] of out.entries()) {
    const [before, after] = [out[i - 1], out[i + 1]];
    if (span.card === undefined || !before || !after) continue;
    const pair = QUOTES.find((pair) => before.t.endsWith(pair[0] ?? '') && after.t.startsWith(pair[1] ?? ''));
    if (pair === undefined) continue;
    before.t = before.t.slice(0, -1);
    after.t = after.t.slice(1);
    span.t = `${pair[0]}${span.t}${pair[1]}`;
  }
  return out;
}

/** A span, and the number that stands before its sign on the same line. */
export type Led = Span & { lead?: string };

/** The spans with a number given to the sign after it: neither begins a line without the other. */
export function led(spans: Span[]): Led[] {
  const out: Led[] = spans.map((span) => ({ ...span }));
  for (const [i, span] of out.entries()) {
    const before = out[i - 1];
    if (span.icon === undefined || !before || before.icon !== undefined || before.card !== undefined) continue;
    const number = /[+−-]?\d+\s*$/.exec(before.t)?.[0];
    if (number === undefined || before.seat !== undefined) continue;
    before.t = before.t.slice(0, -number.length);
    span.lead = number;
  }
  return out;
}
