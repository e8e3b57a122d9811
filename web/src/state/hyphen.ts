/** Where a long word may be broken, for browsers that know no syllables of the language. */
const SOFT = '\u00ad';
const VOWEL = /[аеёиоуыэюяіїєaeiouy]/i;
/** Signs as wide as two letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]/gu;
const LONG = 9;
/** No line of a card has room for so many letters. */
const TOO_LONG = 14;
/** Nor have three lines of the usual small size room for so many. */
const ENDLESS = 26;

/**
 * The text with soft hyphens in its long Cyrillic words: between syllables, no single letter left alone.
 * Where English breaks its words no rule of thumb knows; there the letters get smaller. Only a word that
 * would be broken anyway is broken in the same way: a hyphen at a doubtful place reads better than none.
 */
export function hyphenated(text: string): string {
  return text
    .replace(/\p{Script=Cyrillic}+/gu, (word) => (word.length < LONG ? word : broken(word)))
    .replace(/\p{Script=Latin}+/gu, (word) => (word.length < TOO_LONG ? word : broken(word)));
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
    const begins = !isVowel(at) && isVowel(at + 1) && !stays(at);
    const before = letters.slice(0, at).some((letter) => VOWEL.test(letter));
    out += room && begins && before ? `${SOFT}${letters[at]}` : letters[at];
  }
  return out;
}
