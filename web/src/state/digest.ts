/** A rule of a digest, or a note between rules (without an id). */
export interface Rule {
  id: string | null;
  text: string;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

/** Parses a rules digest: `## ` starts a chapter, a line "- `ID` text" is a rule, everything else is a note. */
export function readDigest(text: string): { title: string; chapters: Chapter[] } {
  let title = '';
  let chapter: Chapter = { title: '', rules: [] };
  const chapters = [chapter];
  let open = false;
  for (const line of text.split('\n')) {
    const last = chapter.rules[chapter.rules.length - 1];
    if (line.startsWith('# ')) title = line.slice(2).trim();
    else if (/^##+ /.test(line)) {
      chapter = { title: line.replace(/^#+ /, '').trim(), rules: [] };
      chapters.push(chapter);
    } else if (line.startsWith('- ')) chapter.rules.push(readRule(line.slice(2)));
    else if (line.trim() !== '' && open && last) last.text += ` ${line.trim()}`;
    else if (line.trim() !== '') chapter.rules.push({ id: null, text: line.trim() });
    open = line.trim() !== '' && !line.startsWith('#');
  }
  return { title, chapters: chapters.filter((chapter) => chapter.rules.length > 0) };
}

/** The id of a rule: game, area, and the number of the rule, example or open point. */
const ID = /^[A-Z]+-[A-Z]+-(?:EX|OPEN)?\d+$/;

function readRule(line: string): Rule {
  const match = /^`([^`]+)` (.*)$/.exec(line);
  if (!match || !ID.test(match[1] ?? '')) return { id: null, text: line };
  return { id: match[1] ?? null, text: match[2] ?? '' };
}

/** The rules that contain all words of the query, in id or text. */
export function search(chapters: Chapter[], query: string): Chapter[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return chapters;
  const fits = (rule: Rule): boolean => {
    const hay = `${rule.id ?? ''} ${rule.text}`.toLowerCase();
    return words.every((word) => hay.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** The source of a sentence, if it is not the rulebook itself. */
export type Source = 'inf' | 'faq' | 'data' | 'ref' | 'first' | 'table';

export type Piece = { text: string } | { code: string } | { rule: string } | { source: Source };

/** The parts of a rule's text: text, references to rules, source marks. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(`[^`]*`)/)
    .flatMap((part) => (part.startsWith('`') ? [quoted(part.slice(1, -1))] : marked(part)))
    .filter((piece) => !('text' in piece) || piece.text !== '');
}

function quoted(code: string): Piece {
  return ID.test(code) ? { rule: code } : { code };
}

function marked(text: string): Piece[] {
  return text.split(/(\[(?:INF|FAQ|data|ref|first|table|open \d+)\])/).map((part) => {
    const mark = /^\[(.+)\]$/.exec(part)?.[1];
    if (mark === undefined) return { text: part };
    // An open point has its own rule.
    if (mark.startsWith('open ')) return { rule: `REB-OPEN-${mark.slice(5)}` };
    return { source: mark.toLowerCase() as Source };
  });
}

/** Page references of a printed rulebook, which readers of the digest do not have. */
const PAGES = /^\((?:p|с)\. |ページ/;

/** The title of a chapter without the rulebook's own headings, which follow a colon in «quotes». */
export function heading(title: string): string {
  if (!title.includes('«')) return title;
  const tail = /[(（][^()（）]*[)）]$/.exec(title)?.[0] ?? '';
  const head = title.split(/[:：]/)[0] ?? title;
  if (tail === '' || PAGES.test(tail)) return head;
  return tail.startsWith('(') ? `${head} ${tail}` : head + tail;
}
