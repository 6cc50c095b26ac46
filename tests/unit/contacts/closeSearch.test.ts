import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CloseIndex, closeWords } from '../../../src/contacts/model/closeSearch';
import { differingPieces } from '../../../src/contacts/list/searchMarks';
import type { Contact } from '../../../src/contacts/model/contact';
import { ContactIndex } from '../../../src/contacts/store/ContactIndex';
import { contactWith } from '../contactWith';
import { anyText, holds } from '../holds';

const contacts = [
  { id: 'hana', name: 'Hana Sato', company: 'Kitz GmbH', email: 'hana.sato@kitz.example' },
  { id: 'jan', name: "Jan O'Brien", company: 'Valve', email: '' },
  { id: 'muller', name: 'Jürgen Müller', company: 'Modern Arts', email: '' },
  { id: 'dyke', name: 'Ann Van Dyke', company: '', email: 'ann@example.com' },
  { id: 'li', name: 'Li Wei', company: 'Shenzhen Optics', email: '' },
  { id: 'christoph', name: 'Karl Christoph' },
  { id: 'schmidt', name: 'Philipp Schmidt' },
  { id: 'sean', name: 'Sean Connery' },
  { id: 'arnold', name: 'Arnold Schwarzenegger' },
  { id: 'gone', name: 'Hana Sato' },
].map(contactWith);

function closeTo(all: readonly Contact[], search: string, exact: readonly Contact[]) {
  let made = new CloseIndex();
  const keep = (index: CloseIndex) => {
    made = index;
  };
  for (const task of CloseIndex.making(all, keep)) task();
  return made.closeTo(search, exact, ({ id }) => id !== 'gone');
}

const found = (search: string) => closeTo(contacts, search, []).map(({ id }) => id);

test.each([
  ['a letter left out', 'Hana Sto', ['hana']],
  ['a letter put in', 'Hanna Sato', ['hana']],
  ['two letters swapped', 'Jürgen Mülelr', ['muller']],
  ['umlauts as they are typed elsewhere', 'Juergen Mueller', ['muller']],
  ['a one for an l, rn for m', 'k1tz rnodern', []],
  ['rn for m', 'rnodern', ['muller']],
  ['a one for an i', 'k1tz', ['hana']],
  ['the plural', 'valves', ['jan']],
  ['an apostrophe left out', 'obrian', ['jan']],
  ['two words as one', 'vandike', ['dyke']],
  ['a short word that is another', 'Lu Shenzhen', ['li']],
  ['too short a search', 'sta', []],
  ['a name that is far from all', 'Wolfgang', []],
  ['one word that is far', 'Hana Wolfgang', []],
  ['a name by its sound', 'Cristoff', ['christoph']],
  ['two sound-alikes', 'Filip Shmidt', ['schmidt']],
  ['a short sound-alike beside a name that is right', 'Shawn Connery', ['sean']],
  ['one word as two', 'Ann Van Dike', ['dyke']],
  ['an apostrophe that became a blank', 'Jan O Brian', ['jan']],
  ['three slips in a long name', 'Shwartzeneger', ['arnold']],
  ['the beginning of a long name, with a slip', 'schwartzeneg', ['arnold']],
  ['two syllables', 'Wei Lee', ['li']],
])('%s: %j', (_, search, ids) => {
  expect(found(search)).toEqual(ids);
});

test('what is closer comes first, and a name before a company', () => {
  const all = [
    contactWith({ id: 'company', company: 'Larsen' }),
    contactWith({ id: 'two', name: 'Lorsan' }),
    contactWith({ id: 'one', name: 'Larsen' }),
  ];
  expect(closeTo(all, 'Larson', []).map(({ id }) => id)).toEqual(['one', 'company', 'two']);
});

test.each([
  ['Tanka', 'Tanaka', 'Tania'],
  ['Ghandi', 'Gandhi', 'Chandi'],
  ['Jonson', 'Johnson', 'Jansen'],
])('%s: %s comes before %s', (search, first, then) => {
  const all = [then, first].map((name, id) => contactWith({ id: String(id), name }));
  expect(closeTo(all, search, []).map(({ name }) => name)).toEqual([first, then]);
});

test('nothing is close where three are found to the letter, and what is found is not close', () => {
  expect(closeTo(contacts, 'Hanna', contacts.slice(1, 4))).toEqual([]);
  expect(closeTo(contacts, 'Hana', contacts.slice(0, 1))).toEqual([]);
});

test('whatever is typed, the contacts of the answer are those of the list, each once', () => {
  const index = ContactIndex.of(contacts);
  holds(
    fc.property(anyText, (search) => {
      const exact = index.visible(search, null);
      const close = closeTo(contacts, search, exact);
      expect(new Set([...exact, ...close]).size).toBe(exact.length + close.length);
      expect(close.every((one) => contacts.includes(one))).toBe(true);
      for (const [start, end] of differingPieces(search, 'Hana Sato, Müller')) {
        expect(start).toBeLessThan(end);
      }
    }),
  );
});

test.each([
  ['Hana Sata', 'Hana Sato', ['o']],
  ['Hanna', 'Hana Sato', ['na']],
  ['Satto', 'Hana Sato', ['to']],
  ['Sao', 'Hana Sato', []],
  ['Hana Sao', 'Hana Sato', ['t']],
  ['mulller', 'Jürgen Müller', ['le']],
  ['Mülelr', 'Jürgen Müller', ['le']],
  ['Shenshan', 'Shenzhen', ['z', 'e']],
  ['hollowey', 'mholloway', ['m', 'a']],
])('of %j the letters that differ in %j are %j', (search, text, letters) => {
  expect(differingPieces(search, text).map(([start, end]) => text.slice(start, end))).toEqual(
    letters,
  );
});

test('the first names are said', () => {
  expect(closeWords([])).toBe('');
  expect(closeWords(contacts)).toBe(". Close to it: Hana Sato, Jan O'Brien, Jürgen Müller");
});
