import type { Choice, Decision } from '../wire';

/** An option at its place in the list, with a name that keeps its button when others go. */
export interface Row {
  option: Choice;
  place: number;
  id: string;
}

/** Options that do the same kind of thing. */
export interface Group {
  verb: string;
  rows: Row[];
}

const SIGNS: Record<string, string> = {
  play: 'hand',
  use: 'use',
  ally: 'ally',
  scrap: 'scrap',
  buy: 'trade',
  attack: 'combat',
  jointly: 'team',
  give: 'forward',
  end: 'end-turn',
  withdraw: 'undo',
  discard: 'discard',
  destroy: 'destroy',
  acquire: 'acquire',
  copy: 'copy',
  leave: 'hand',
  yes: 'check',
  no: 'close',
  done: 'check',
};

/** The sign drawn before an option. */
export function signOf(option: Choice): string | null {
  return SIGNS[option.verb ?? ''] ?? null;
}

/** Every option with its number. Equal keys get a number of their own. */
export function rowsOf(decision: Decision): Row[] {
  const seen = new Map<string, number>();
  return decision.options.map((option, place) => {
    const times = seen.get(option.key) ?? 0;
    seen.set(option.key, times + 1);
    return { option, place, id: `${option.key} ${times}` };
  });
}

/** The options in groups by what they do, in the order they come; those that close the question apart. */
export function grouped(
  decision: Decision,
  closes: (option: Choice) => boolean,
): { open: Group[]; closing: Row[] } {
  const open: Group[] = [];
  const closing: Row[] = [];
  for (const row of rowsOf(decision)) {
    if (closes(row.option)) {
      closing.push(row);
      continue;
    }
    const verb = row.option.verb ?? '';
    const group = open.find((group) => group.verb === verb);
    if (group) group.rows.push(row);
    else open.push({ verb, rows: [row] });
  }
  return { open, closing };
}
