import { wordSet } from '../../platform/wordSet';
import { lettersApart } from '../../platform/lettersApart';
import { TYPED } from './fold';
import { skeleton } from './slips';

/** The text in small letters without marks: `Łukasz Böhm` is `lukasz bohm`. */
export function unmarked(text: string): string {
  // In pieces, because nearly all text is ASCII and decomposing is slow.
  return text.toLowerCase().replace(/[^ -~]+/g, bare);
}

const STROKED = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'g');

function bare(piece: string): string {
  const plain = piece
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
    .normalize('NFC');
  return plain.replace(STROKED, (letter) => TYPED[letter] ?? letter);
}

const ALIKE = wordSet('ec ce ao oa uv vu tf ft hb bh nm mn oc co ij ji lt tl ti it gy yg un nu');

/** Whether they differ in one letter that scans confuse, or look the same in print. */
export function looksLike(a: string, b: string): boolean {
  if (skeleton(a) === skeleton(b)) return true;
  if (a.length !== b.length) return false;
  let place = 0;
  while (a[place] === b[place]) place++;
  return a.slice(place + 1) === b.slice(place + 1) && ALIKE.has(a.charAt(place) + b.charAt(place));
}

/** Longer texts are neither names nor domains. */
const LONGEST_COMPARED = 80;

/** As `lettersApart`; `most + 1` for texts that are too long to be compared. */
export function editDistance(a: string, b: string, most: number): number {
  if (a !== b && Math.max(a.length, b.length) > LONGEST_COMPARED) return most + 1;
  return lettersApart(a, b, most);
}

/** Spellings of one name that people use: `Philipp` and `Filip`, `Sergey` and `Sergei`. */
function sound(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/([aou])e/g, '$1')
    .replace(/ou/g, 'u')
    .replace(/([ae])u/g, '$1v')
    .replace(/[yj]/g, 'i')
    .replace(/[ckq]+/g, 'k')
    .replace(/z/g, 's')
    .replace(/w/g, 'v')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/e$/, '');
}

/** Whether two words may be one name in two spellings, none of them wrong. */
export function soundsLike(a: string, b: string): boolean {
  return sound(a) === sound(b);
}

const HOMOGLYPHS: Record<string, string> = Object.fromEntries(
  'аa сc еe оo рp хx уy іi јj ѕs һh ԁd ԛq ԝw ьb АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT ХX кk тt мm нh вb пn гr иu αa οo νv ρp τt υu ιi κk εe ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Small ones that look like a Latin letter in some typefaces alone, or in capitals. */
const ALIKE_AT_TIMES = new Set('тмнвпгикτκε');

/** The text with Latin letters in place of Cyrillic and Greek ones that look the same; only `truly`, in any typeface. */
export function inLatin(text: string, truly = false): string {
  return text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (sign) =>
    truly && ALIKE_AT_TIMES.has(sign) ? sign : (HOMOGLYPHS[sign] ?? sign),
  );
}

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const LATIN = /\p{Script=Latin}/u;

/** Whether it has a Cyrillic or Greek letter. */
export function isForeign(text: string): boolean {
  return FOREIGN.test(text);
}

/** Whether Latin letters stand among Cyrillic or Greek ones. */
export function mixesScripts(text: string): boolean {
  return FOREIGN.test(text) && LATIN.test(text);
}
