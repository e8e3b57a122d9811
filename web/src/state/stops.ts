import type { Decision, StandingOrders, WindowKind } from '../wire';

/** The kinds of action windows at which these orders stop; by default the usual ones. */
export function stopsOf(rules: StandingOrders, windows: WindowKind[]): string[] {
  return windows.filter((kind) => rules.stops?.includes(kind.slug) ?? kind.usual).map((kind) => kind.slug);
}

/** Whether this is a window without a stop. The server passes shortly, so there is nothing to show. */
export function passes(rules: StandingOrders, windows: WindowKind[], decision: Decision | null): boolean {
  const slug = decision?.window;
  return slug !== undefined && !stopsOf(rules, windows).includes(slug);
}

/** The stops with one of them set or removed, in the order of the windows. */
export function stopsWith(rules: StandingOrders, windows: WindowKind[], slug: string, on: boolean): string[] {
  const stops = new Set(stopsOf(rules, windows));
  if (on) stops.add(slug);
  else stops.delete(slug);
  return windows.map((kind) => kind.slug).filter((kind) => stops.has(kind));
}

/** The windows in groups, as they are listed. */
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

/** The orders that remain after an undo: none that would repeat the undone pass. */
export function takenBack(rules: StandingOrders, windows: WindowKind[]): StandingOrders {
  const left: StandingOrders = { forced: rules.forced, obvious: false, end: false, answers: [] };
  if (windows.length > 0) left.stops = windows.map((kind) => kind.slug);
  if (rules.able !== undefined) left.able = rules.able;
  return left;
}

/** The storage format of stops: the kinds of windows, separated by spaces. */
export function written(stops: string[]): string {
  return stops.join(' ');
}

/** Reads stored stops that this game still has; undefined if nothing was stored. */
export function read(text: string | undefined, windows: WindowKind[]): string[] | undefined {
  if (text === undefined) return undefined;
  const slugs = text.split(' ');
  return windows.map((kind) => kind.slug).filter((slug) => slugs.includes(slug));
}
