/** Each digit with the letters that scans take it for, and back: small ones as words have them, then all others. */
const DIGITS = [
  ...['0 o OoDQОоΟο〇', '1 li Il|!iLІі', '2 z Zz', '3 e Зз', '4 a A', '5 s Ss', '6 bg Gb'],
  ...['7 t T', '8 b BВß', '9 g gq'],
].map((row) => row.split(' '));

/** The digit that a letter or sign among digits may be. */
export const DIGIT_FOR: Readonly<Record<string, string>> = Object.fromEntries(
  DIGITS.flatMap(([digit = '', , signs = '']) => Array.from(signs, (sign) => [sign, digit])),
);

/** The small letters that a digit among letters may be, or a sign inside a mailbox, the likeliest first. */
export const LETTERS_FOR: Readonly<Record<string, string>> = {
  ...Object.fromEntries(DIGITS.map(([digit = '', letters = '']) => [digit, letters])),
  ...{ '(': 'ltci', ')': 'ijl', '[': 'ltc', ']': 'jil', ':': '.ij', ';': '.ij' },
};

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ rn: 'm', vv: 'w', cl: 'd', c1: 'd', 'c|': 'd', q: 'g' },
  ...{ '0': 'o', '1': 'l', i: 'l', '|': 'l', '!': 'l', '5': 's', '8': 'b' },
};
const LOOKALIKE = /rn|vv|c[l1|]|[01i|!58q]/g;

/** The text, small, with one letter for all that a scan takes for it: `k1tz` and `kitz` are the same. */
export function skeleton(text: string): string {
  return text.toLowerCase().replace(LOOKALIKE, (found) => LOOKS_LIKE[found] ?? found);
}

/** One letter for those that sound or look alike: `filip` and `philipp`, `k1tz` and `kitz`, `modern` and `rnodern`. */
export function inPrint(word: string): string {
  let form = '';
  let last = '';
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at);
    const own = letter === 'p' && word.charAt(at + 1) === 'h' ? 'v' : (ONE_FOR[letter] ?? letter);
    if (letter === 'h' && at > 0) continue;
    const isDouble = own === last;
    if (!isDouble) form += own;
    last = isDouble ? '' : own;
  }
  return form;
}

const ONE_FOR: Readonly<Record<string, string>> = {
  ...{ c: 'k', q: 'k', z: 's', w: 'v', f: 'v', y: 'i', j: 'i', d: 't', m: 'rn' },
  ...{ '0': 'o', '1': 'i', '5': 's', '8': 'b' },
};

/** Letters that sound as others at the start of a word. A vowel is heard there alone. */
const AT_START: Readonly<Record<string, string>> = {
  ...{ a: 'a', e: 'a', i: 'a', o: 'a', u: 'a', y: 'a', h: 'h' },
  ...{ kn: 'n', gn: 'n', wr: 'r', gh: 'g', ge: 'j', gi: 'j' },
};
const SOUNDS: Readonly<Record<string, string>> = {
  ...{ a: '', e: '', i: '', o: '', u: '', y: '', h: '', gh: '' },
  ...{
    d: 't',
    q: 'k',
    v: 'f',
    z: 's',
    c: 'k',
    w: 'f',
    x: 'ks',
    wn: 'n',
    wl: 'l',
    ph: 'f',
    pf: 'f',
  },
  ...{ tsch: 'k', tch: 'k', sch: 's', sh: 's', tz: 's', ts: 's' },
  ...{ cz: 's', ce: 's', ci: 's', cy: 's' },
};
/** Several letters for one sound, the longest first, or one. */
const GROUP = /^(?:kn|gn|wr|gh|ge|gi|pf)|tsch|tch|sch|sh|tz|ts|c[zeiy]|gh|wn|wl|ph|[a-z]/g;

/** A word as it is heard: its consonants, and a vowel at its start (`Schmidt` as `Shmit`). '' if it is not a to z. */
export function soundOf(word: string): string {
  if (/[^a-z]/.test(word)) return '';
  let sound = '';
  let last = '';
  // A w at the end is not heard, and Gorbachev is Gorbatschow.
  for (const letters of word.replace(/(?<=[aeo])(?:w|v|f+)$/, '').match(GROUP) ?? []) {
    const own = (sound === '' ? AT_START[letters] : undefined) ?? SOUNDS[letters] ?? letters;
    if (own !== last) sound += own;
    last = own;
  }
  return sound;
}

const SPELLED: readonly [RegExp, string][] = [
  [/ksh?|x/g, 'ks'],
  [/ph/g, 'f'],
  [/ch(?=[alr])|ck|c(?!h)|q/g, 'k'],
  [/oo|ou|eo|eu/g, 'u'],
  [/ee|[ae][iyj]|i[ey]|(?<=.)[yj]|^y(?=[^aeiou])/g, 'i'],
  [/ae/g, 'a'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/(?<=.)h/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * One form for the spellings of a name that people write in Latin letters, none of them wrong: Deepak and Dipak, Aleksei
 * and Alexey, Lakshmi and Laxmi. A vowel at the end stays: Daniel and Danielle are two.
 */
export function spelling(word: string): string {
  return SPELLED.reduce((form, [letters, one]) => form.replace(letters, one), word);
}
