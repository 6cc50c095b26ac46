import { HAN, HANGUL, KANJI, LONG_HAN, LONG_HANGUL } from './nameTables';
import type { SplitName } from './splitName';

/** Family first. Without a blank, tables and scripts tell where it ends. */
export function splitCjk(words: readonly string[]): SplitName | null {
  const [first = '', second] = words;
  if (words.length > 2) return null;
  if (second !== undefined) {
    const isTurned = HANGUL.has(second) && first.length === 2 && !LONG_HANGUL.has(first);
    if (isTurned) return { given: first, family: second };
    return isBySound(first) ? null : { given: second, family: first };
  }
  const length = familyLength(first);
  return length > 0 && length < first.length
    ? { given: first.slice(length), family: first.slice(0, length) }
    : null;
}

/** A name from abroad, `マイケル` or `마이클`, keeps the order that it has there. */
function isBySound(word: string): boolean {
  if (/^[\p{Script=Katakana}ー]+$/u.test(word)) return true;
  return /^\p{Script=Hangul}+$/u.test(word) && !HANGUL.has(word) && !LONG_HANGUL.has(word);
}

/** How many letters of a name without blanks are the family name; 0 where that is not sure. */
function familyLength(name: string): number {
  if (name.length > 5) return 0;
  const two = name.slice(0, 2);
  if (/^\p{Script=Hangul}+$/u.test(name)) {
    if (LONG_HANGUL.has(two) && name.length > 2) return name.length === 4 ? 2 : 0;
    return name.length === 3 || (name.length === 2 && HANGUL.has(name.charAt(0))) ? 1 : 0;
  }
  const kanji = [3, 2].find((length) => KANJI.has(name.slice(0, length)));
  if (kanji !== undefined) return kanji;
  const kana = name.search(/\p{Script=Hiragana}/u);
  if (kana >= 0) return kana === 2 ? 2 : 0;
  if (!/^\p{Script=Han}+$/u.test(name)) return 0;
  if (LONG_HAN.has(two)) return 2;
  return HAN.has(name.charAt(0)) && name.length < 4 ? 1 : 0;
}
