import type { Span } from '../wire';

const QUOTES = ['«»', '「」', '《》', '“”'];

/** Attaches the quotes around a card's name to its span, so that no line breaks between them. */
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

/** A sign or a card name, with the text that must stay on its line before and after it. */
export type Led = Span & { lead?: string; tail?: string };

/** Closing punctuation or a number: must not start a line after a sign or a name. */
const TAIL = /^[\p{Pe}\p{Pf}\p{Po}\p{Nd}]+/u;
/** Opening punctuation: must not end a line before a name. */
const LEAD = /[\p{Ps}\p{Pi}]+$/u;
const NUMBER = /[+−-]?\d+\s*$/;
/** In languages without spaces between words, a sign gets a thin space. */
const THIN = '\u2009';

/**
 * Attaches to a sign what belongs to it: the number before it, the number or punctuation after it.
 * A browser would break the line on either side of anything drawn. Card names keep the bracket before and the
 * punctuation after them, too, because a clickable name is drawn as one piece.
 */
export function led(spans: Span[]): Led[] {
  const out: Led[] = spans.map((span) => ({ ...span }));
  const isText = (span: Led | undefined): span is Led =>
    span !== undefined && span.icon === undefined && span.card === undefined && span.seat === undefined;
  for (const [i, span] of out.entries()) {
    if (span.icon === undefined && span.card === undefined) continue;
    const [before, after] = [out[i - 1], out[i + 1]];
    const tail = isText(after) ? TAIL.exec(after.t)?.[0] : undefined;
    if (isText(after) && tail !== undefined) {
      after.t = after.t.slice(tail.length);
      span.tail = tail;
    }
    if (!isText(before)) continue;
    const lead = (span.icon === undefined ? LEAD : NUMBER).exec(before.t)?.[0];
    if (lead !== undefined) {
      before.t = before.t.slice(0, -lead.length);
      span.lead = lead;
    } else if (span.icon !== undefined && /\p{L}$/u.test(before.t)) before.t += THIN;
  }
  return out;
}
