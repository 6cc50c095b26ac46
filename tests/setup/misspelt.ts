/** Letters that lie beside each other on a keyboard. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** What a reader or a scan takes for each other. */
const ALIKE = ['o0', 'l1', 's5', 'il', 'sz', 'ck', 'vw', 'iy', 'ea', 'ou', 'bp', 'dt'];

/** A name with one slip of a person who types it from memory; the same for the same `seed`. */
export function misspelt(name: string, seed: number): string {
  const letters = Array.from(name);
  const places = [...letters.keys()].filter((at) => /\p{L}/u.test(letters[at] ?? ''));
  const random = mixed(seed);
  const at = places[random % places.length] ?? 0;
  const letter = letters[at] ?? '';
  const next = letters[at + 1] ?? '';
  const slips = [
    // Left out, doubled, replaced, put in, swapped with its neighbour.
    '',
    letter + letter,
    other(letter, random >> 8),
    letter + other(letter, random >> 8),
    /\p{L}/u.test(next) && next !== letter ? next + letter : other(letter, random >> 8),
  ];
  const slip = (random >> 4) % slips.length;
  const taken = slip === 4 && slips[4]?.startsWith(next) ? 2 : 1;
  return letters.toSpliced(at, taken, slips[slip] ?? '').join('');
}

/** A letter beside it, or one like it. */
function other(letter: string, random: number): string {
  const small = letter.toLowerCase();
  const row = ROWS.find((keys) => keys.includes(small)) ?? '';
  const place = row.indexOf(small);
  const near = Array.from(row).filter((_, at) => Math.abs(at - place) === 1);
  const alike = ALIKE.filter((pair) => pair.includes(small)).map((pair) => pair.replace(small, ''));
  const all = [...near, ...alike];
  return all[random % all.length] ?? 'e';
}

/** A number that looks random. */
function mixed(seed: number): number {
  let mix = Math.imul(seed + 0x9e3779b9, 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 1;
}
