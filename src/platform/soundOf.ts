/** Letters that sound as others at the start of a word. A vowel is heard there alone. */
const AT_START: Readonly<Record<string, string>> = {
  ...{ a: 'a', e: 'a', i: 'a', o: 'a', u: 'a', y: 'a', h: 'h' },
  ...{ kn: 'n', gn: 'n', wr: 'r', gh: 'g', ge: 'j', gi: 'j' },
};

const SOUNDS: Readonly<Record<string, string>> = {
  ...{ a: '', e: '', i: '', o: '', u: '', y: '', h: '', gh: '' },
  ...{ d: 't', q: 'k', v: 'f', z: 's', c: 'k', w: 'f', x: 'ks', wn: 'n', wl: 'l', ph: 'f' },
  ...{ tsch: 'k', tch: 'k', sch: 's', sh: 's', tz: 's', ts: 's' },
  ...{ cz: 's', ce: 's', ci: 's', cy: 's' },
};

/** Several letters for one sound, the longest first, or one. */
const GROUP = /^(?:kn|gn|wr|gh|ge|gi)|tsch|tch|sch|sh|tz|ts|c[zeiy]|gh|wn|wl|ph|[a-z]/g;

/** A word as it sounds: consonants, and a vowel at its start (`Schmidt` as `Shmit`). '' if it is not a to z. */
export function soundOf(word: string): string {
  if (/[^a-z]/.test(word)) return '';
  let sound = '';
  let isFirst = true;
  // A w at the end is not heard.
  for (const letters of word.replace(/\Bw$/, '').match(GROUP) ?? []) {
    const own = (isFirst ? AT_START[letters] : undefined) ?? SOUNDS[letters] ?? letters;
    if (!sound.endsWith(own)) sound += own;
    isFirst = false;
  }
  return sound;
}
