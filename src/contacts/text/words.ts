import { remembered } from '../../platform/remembered';
import { spelledOut } from './fold';
import { unmarked } from './letters';
import { bareText } from './names';

const LONGEST_NAME = 200;
const ASCII = /^[ -~]*$/;

/** The words of a name in Latin letters, small and without marks: no titles, no signs, no initials. */
export function nameWords(name: string): string[] {
  const words = unmarked(bareText(name.slice(0, LONGEST_NAME)))
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => /^[a-z][a-z0-9]+$/.test(word));
}

/** The words of three letters or more, or of any length in a script without blanks. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .slice(0, LONGEST_NAME)
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => word.length > 2 || !/^[\p{Lu}\p{Ll}]+$/u.test(word));
}

/** Name, title and company of a contact are asked in turn, and parts of them. */
const TEXTS_OF_ONE = 16;

/** Each word of a name in the spellings that an address may have: `boehm` and `bohm`. */
export const nameSpellings = remembered((name): readonly (readonly string[])[] => {
  const plain = nameWords(name);
  if (ASCII.test(name)) return plain.map((word) => [word]);
  const spelled = nameWords(spelledOut(name.slice(0, LONGEST_NAME)));
  return plain.map((word, place) => {
    const other = spelled.length === plain.length ? (spelled[place] ?? word) : word;
    return other === word ? [word] : [word, other];
  });
}, TEXTS_OF_ONE);

/** The words of a name as programs leave them that drop each letter but ASCII: `degard` for Ødegård. */
export function droppedWords(name: string): string[] {
  return nameWords(
    name
      .slice(0, LONGEST_NAME)
      .normalize('NFD')
      .replace(/[^ -~]/g, ''),
  );
}

/** The usual mailboxes of somebody with this name, the longest first. */
export function mailboxesOf(name: string): string[] {
  return [...mailboxSet(name)]
    .filter(({ length }) => length > 1)
    .sort((a, b) => b.length - a.length);
}

const mailboxSet = remembered((name): ReadonlySet<string> => {
  const mailboxes = new Set<string>();
  const words = nameSpellings(name);
  const [first, last] = [words.at(0) ?? [], words.at(-1) ?? []];
  const places = words.some(({ length }) => length > 1) ? [0, 1] : [0];
  for (const join of ['.', '_', '-', ''])
    for (const place of places) {
      const all = words.map((spellings) => spellings[place] ?? spellings[0] ?? '');
      const [given, family] = [first[place] ?? first[0] ?? '', last[place] ?? last[0] ?? ''];
      const pairs = [all, [...all].reverse(), [given, family], [family, given]];
      const short = [
        [given.charAt(0), family],
        [given, family.charAt(0)],
        [family, given.charAt(0)],
      ];
      for (const parts of words.length > 1 ? [...pairs, ...short] : [[given]]) {
        if (parts.length <= 6) mailboxes.add(parts.join(join));
      }
      mailboxes.add(given).add(family);
    }
  return mailboxes;
}, TEXTS_OF_ONE);

/** Whether somebody with this name may have the mailbox. Most texts are told from a name by one look at their words. */
export function isMailboxOf(name: string, mailbox: string): boolean {
  const isThere = (word: string): boolean => mailbox.startsWith(word) || mailbox.endsWith(word);
  if (ASCII.test(name) && !(name.toLowerCase().match(/[a-z\d]+/g) ?? []).some(isThere))
    return false;
  return nameSpellings(name).flat().some(isThere) && mailboxSet(name).has(mailbox);
}
