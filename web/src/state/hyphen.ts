/** Hyphenation of long words, for browsers that have no hyphenation rules for the language. */
const SOFT = '\u00ad';
/** English letter pairs that are not separated, because they begin a syllable together. */
const PAIR = /^(?:[bcdfgkpt][lr]|[cpstw]h)$/i;
const VOWEL = /[аеёиоуыэюяіїєaeiouy]/i;
/** Characters as wide as two letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]/gu;
const LONG = 9;
/** Words of this length fit no line of a card. */
const TOO_LONG = 14;
/** Words of this length may not fit the strip of a small card, whose font does not shrink with it. */
const LONG_IN_SMALL = 8;
/** Names of this length do not fit three lines of the usual small font. */
const ENDLESS = 26;

/**
 * Adds soft hyphens to long Cyrillic words, between syllables, never leaving a single letter alone. No simple
 * rule hyphenates English, so English text shrinks instead. Only an English word that would be broken anyway
 * gets hyphens by the same rule, because a hyphen at a doubtful place reads better than none.
 */
export function hyphenated(text: string, long = LONG): string {
  return text
    .replace(/\p{Script=Cyrillic}+/gu, (word) => (word.length < long ? word : broken(word)))
    .replace(/\p{Script=Latin}+/gu, (word) => (word.length < TOO_LONG ? word : broken(word)));
}

/** A piece of a name; a whole one wraps to a new line instead of being broken. */
export interface Piece {
  text: string;
  whole: boolean;
}

/** The name for the strip of a card: English words that fit no line get hyphens too. */
export function pieces(name: string, small: boolean): Piece[] {
  return name.split(/(\S*\p{Script=Latin}{9,}\S*)/u).map((text, at) => {
    const whole = at % 2 === 1;
    const cut = whole ? text.replace(/\p{Script=Latin}{9,}/gu, broken) : text;
    return { text: hyphenated(cut, small ? LONG_IN_SMALL : LONG), whole };
  });
}

/**
 * How much the font of a name must shrink, by the length of the name and its longest unbreakable word.
 * Other elements in the line may take the space of some letters.
 */
export function tightness(name: string, taken = 0): '' | 'wordy' | 'long' | 'longer' {
  const longest = (letters: RegExp): number =>
    Math.max(0, ...[...name.matchAll(letters)].map(([word]) => word.length));
  const word = longest(/\p{Script=Latin}+/gu);
  if (word > 11 - taken || name.length > ENDLESS - taken) return 'longer';
  if (word > 8 - taken || name.length > 15 - taken) return 'long';
  // Prefer shrinking a breakable word to breaking it.
  const wide = name.replace(WIDE, '  ').length > 15 - taken;
  return wide || longest(/\p{Script=Cyrillic}+/gu) > 9 - taken ? 'wordy' : '';
}

function broken(word: string): string {
  const letters = Array.from(word);
  const isVowel = (at: number): boolean => VOWEL.test(letters[at] ?? '');
  const stays = (at: number): boolean => /[ьъйЬЪЙ]/.test(letters[at] ?? '');
  let out = letters[0] ?? '';
  for (let at = 1; at < letters.length; at++) {
    const splittable = at >= 3 && letters.length - at >= 3;
    // A consonant belongs to the following vowel; of two consonants, one stays with the syllable before.
    const pair = (from: number): boolean => PAIR.test(letters.slice(from, from + 2).join(''));
    const single = !isVowel(at) && isVowel(at + 1) && !stays(at) && !pair(at - 1);
    const begins = single || (pair(at) && isVowel(at + 2));
    const before = letters.slice(0, at).some((letter) => VOWEL.test(letter));
    out += (splittable && begins && before ? SOFT : '') + (letters[at] ?? '');
  }
  return out;
}
