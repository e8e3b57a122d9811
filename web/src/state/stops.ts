import type { Decision, Rules, WindowKind } from '../wire';

/** The kinds of windows at which these orders ask; without a word about it, the usual ones. */
export function stopsOf(rules: Rules, windows: WindowKind[]): string[] {
  return windows.filter((kind) => rules.stops?.includes(kind.slug) ?? kind.usual).map((kind) => kind.slug);
}

/** Is this a window without a stop? Then the server passes in a moment, and there is nothing to ask. */
export function passes(rules: Rules, windows: WindowKind[], decision: Decision | null): boolean {
  const slug = decision?.window;
  return slug !== undefined && !stopsOf(rules, windows).includes(slug);
}

/** The stops with one of them set or lifted, in the order of the windows. */
export function stopsWith(rules: Rules, windows: WindowKind[], slug: string, on: boolean): string[] {
  const stops = new Set(stopsOf(rules, windows));
  if (on) stops.add(slug);
  else stops.delete(slug);
  return windows.map((kind) => kind.slug).filter((kind) => stops.has(kind));
}

/** Windows under what they are for, as they are listed. */
export function groupsOf(windows: WindowKind[]): { name: WindowKind['group']; kinds: WindowKind[] }[] {
  const groups: { name: WindowKind['group']; kinds: WindowKind[] }[] = [];
  for (const kind of windows) {
    const group = groups.at(-1);
    if (group && group.kinds[0]?.group.map((s) => s.t).join('') === kind.group.map((s) => s.t).join(''))
      group.kinds.push(kind);
    else groups.push({ name: kind.group, kinds: [kind] });
  }
  return groups;
}

/** What is left of the orders after something was taken back: nothing that would only do the same again. */
export function takenBack(rules: Rules, windows: WindowKind[]): Rules {
  const left: Rules = { forced: rules.forced, obvious: false, end: false, answers: [] };
  if (windows.length > 0) left.stops = windows.map((kind) => kind.slug);
  if (rules.able !== undefined) left.able = rules.able;
  return left;
}

/** As a device or an account remembers stops: the kinds of windows, one after the other. */
export function written(stops: string[]): string {
  return stops.join(' ');
}

/** What was remembered, as far as this game still knows it; nothing where nothing was. */
export function read(text: string | undefined, windows: WindowKind[]): string[] | undefined {
  if (text === undefined) return undefined;
  const slugs = text.split(' ');
  return windows.map((kind) => kind.slug).filter((slug) => slugs.includes(slug));
}
