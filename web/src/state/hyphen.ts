/** Where a long word may be broken, for browsers that know no syllables of the language. */
const SOFT = '\u00ad';
/** English letters that stay together: what begins a syllable as one. */
const PAIR = /^(?:[bcdfgkpt][lr]|[cpstw]h)$/i;
const VOWEL = /[аеёиоуыэюяіїєaeiouy]/i;
/** Signs as wide as two letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]/gu;
const LONG = 9;
/** No line of a card has room for so many letters. */
const TOO_LONG = 14;
/** The strip of a small card may have none for so few: its letters do not shrink with it. */
const LONG_IN_SMALL = 8;
/** Nor have three lines of the usual small size room for so many. */
const ENDLESS = 26;

/**
 * The text with soft hyphens in its long Cyrillic words: between syllables, no single letter left alone.
 * Where English breaks its words no rule of thumb knows; there the letters get smaller. Only a word that
 * would be broken anyway is broken in the same way: a hyphen at a doubtful place reads better than none.
 */
export function hyphenated(text: string, long = LONG): string {
  return text
    .replace(/\p{Script=Cyrillic}+/gu, (word) => (word.length < long ? word : broken(word)))
    .replace(/\p{Script=Latin}+/gu, (word) => (word.length < TOO_LONG ? word : broken(word)));
}

/** A piece of a name; a whole one begins a line of its own rather than being broken. */
export interface Piece {
  text: string;
  whole: boolean;
}

/** The name for the strip of a card: long English words have hyphens, too, where no line has room for them. */
export function pieces(name: string, small: boolean): Piece[] {
  return name.split(/(\S*\p{Script=Latin}{9,}\S*)/u).map((text, at) => {
    const whole = at % 2 === 1;
    const cut = whole ? text.replace(/\p{Script=Latin}{9,}/gu, broken) : text;
    return { text: hyphenated(cut, small ? LONG_IN_SMALL : LONG), whole };
  });
}

/**
 * How small a name has to be to fit its line: by its length, and by a word that cannot be broken.
 * What stands beside it may take room for some letters.
 */
export function tightness(name: string, taken = 0): '' | 'wordy' | 'long' | 'longer' {
  const longest = (letters: RegExp): number =>
    Math.max(0, ...[...name.matchAll(letters)].map(([word]) => word.length));
  const word = longest(/\p{Script=Latin}+/gu);
  if (word > 11 - taken || name.length > ENDLESS - taken) return 'longer';
  if (word > 8 - taken || name.length > 15 - taken) return 'long';
  // What can be broken is better whole.
  const wide = name.replace(WIDE, '  ').length > 15 - taken;
  return wide || longest(/\p{Script=Cyrillic}+/gu) > 9 - taken ? 'wordy' : '';
}

function broken(word: string): string {
  const letters = [...word];
  const isVowel = (at: number): boolean => VOWEL.test(letters[at] ?? '');
  const stays = (at: number): boolean => /[ьъйЬЪЙ]/.test(letters[at] ?? '');
  let out = letters[0] ?? '';
  for (let at = 1; at < letters.length; at++) {
    const room = at >= 3 && letters.length - at >= 3;
    // A consonant goes with the vowel after it; of two, one stays behind.
    const pair = (from: number): boolean => PAIR.test(letters.slice(from, from + 2).join(''));
    const single = !isVowel(at) && isVowel(at + 1) && !stays(at) && !pair(at - 1);
    const begins = single || (pair(at) && isVowel(at + 2));
    const before = letters.slice(0, at).some((letter) => VOWEL.test(letter));
    out += room && begins && before ? `${SOFT}${letters[at]}` : letters[at];
  }
  return out;
}
