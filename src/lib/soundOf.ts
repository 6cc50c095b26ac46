/** Letters that sound alike, each as one of them. */
const ALIKE: Readonly<Record<string, string>> = { d: 't', q: 'k', v: 'f', z: 's', c: 'k', w: 'f' };

/** Several letters for one sound, the longest first; at the start of a word alone where a blank is before them. */
const TOGETHER: readonly (readonly [letters: string, sound: string])[] = [
  [' kn', 'n'],
  [' gn', 'n'],
  [' wr', 'r'],
  [' gh', 'g'],
  [' ge', 'j'],
  [' gi', 'j'],
  ['tsch', 'k'],
  ['sch', 's'],
  ['tch', 'k'],
  ['sh', 's'],
  ['ph', 'f'],
  ['tz', 's'],
  ['ts', 's'],
  ['cz', 's'],
  ['ce', 's'],
  ['ci', 's'],
  ['cy', 's'],
  ['gh', ''],
  ['wn', 'n'],
  ['wl', 'l'],
  ['x', 'ks'],
];
const BY_LETTER = new Map<string, typeof TOGETHER>();
for (const one of TOGETHER) {
  const letter = one[0].trimStart().charAt(0);
  BY_LETTER.set(letter, [...(BY_LETTER.get(letter) ?? []), one]);
}

/**
 * The consonants of a word as it sounds, without double ones, and a vowel only at its start: `Schmidt` and `Shmit`
 * have the same. '' for a word with other letters than those from a to z.
 */
export function soundOf(word: string): string {
  let sound = '';
  for (let at = 0; at < word.length;) {
    const letter = word.charAt(at);
    if (letter < 'a' || letter > 'z') return '';
    const found = BY_LETTER.get(letter)?.find(([letters]) =>
      letters.startsWith(' ')
        ? at === 0 && word.startsWith(letters.slice(1))
        : word.startsWith(letters, at),
    );
    const own = found ? found[1] : soundOfLetter(letter, at, word.length);
    if (own !== '' && !sound.endsWith(own)) sound += own;
    at += found ? found[0].trimStart().length : 1;
  }
  return sound;
}

function soundOfLetter(letter: string, at: number, length: number): string {
  if ('aeiouy'.includes(letter)) return at === 0 ? 'a' : '';
  if (at > 0 && (letter === 'h' || (letter === 'w' && at === length - 1))) return '';
  return ALIKE[letter] ?? letter;
}
