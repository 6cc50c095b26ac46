import { foldedText } from './fold';

/** An address as its words and numbers, each once. */
export type Address = readonly string[];

/** Longer texts are no addresses: comparing must end. */
const MOST_PARTS = 40;
const FEWEST_SHARED = 3;
/** House numbers and blocks are in every town. */
const FEWEST_DIGITS = 3;

const STREETS: Readonly<Record<string, string>> = {
  street: 'st',
  strasse: 'str',
  road: 'rd',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  lane: 'ln',
  drive: 'dr',
  square: 'sq',
  floor: 'fl',
};

export function parsedAddress(address: string): Address {
  const parts = foldedText(address).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const short = parts.map((part) => STREETS[part] ?? part.replace(/strasse$/, 'str'));
  return [...new Set(short.slice(0, MOST_PARTS))];
}

/** Whether three fifths of the shorter address stand in the other, by their letters, with a number among them. */
export function isSameAddress(a: Address, b: Address): boolean {
  if (a.length < FEWEST_SHARED || b.length < FEWEST_SHARED) return false;
  const shared = a.filter((part) => b.includes(part));
  return (
    shared.length >= FEWEST_SHARED &&
    shared.some(isNumber) &&
    lettersOf(shared) >= 0.6 * Math.min(lettersOf(a), lettersOf(b))
  );
}

function isNumber(part: string): boolean {
  return part.length >= FEWEST_DIGITS && /\p{N}/u.test(part);
}

function lettersOf(address: Address): number {
  return address.reduce((sum, { length }) => sum + length, 0);
}

/** Under which an address is looked for: its longest number with each of its two longest words. */
export function addressKeys(address: Address): string[] {
  const [number] = address.filter(isNumber).toSorted(longestFirst);
  const words = address.filter((part) => part !== number).toSorted(longestFirst);
  return number === undefined ? [] : words.slice(0, 2).map((word) => `${number} ${word}`);
}

function longestFirst(a: string, b: string): number {
  return b.length - a.length || (a < b ? -1 : 1);
}
