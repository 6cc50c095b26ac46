import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeWords } from '../../../src/contacts/list/closeWords';
import { CloseIndex } from '../../../src/contacts/model/closeSearch';
import { differingPieces } from '../../../src/contacts/model/differingPieces';
import type { Contact } from '../../../src/contacts/model/contact';
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
  { id: 'kenta', name: '健太 田中' },
  { id: 'gone', name: 'Hana Sato' },
].map(contactWith);

function closeTo(all: readonly Contact[], search: string) {
  let made = new CloseIndex();
  const keep = (index: CloseIndex) => {
    made = index;
  };
  for (const task of CloseIndex.making(all, keep)) task();
  return made.closeTo(search, ({ id }) => id !== 'gone');
}

const found = (search: string) => closeTo(contacts, search).map(({ id }) => id);

test.each([
  ['a short word that is another', 'Lu Shenzhen', ['li']],
  ['too short a search', 'sta', []],
  ['one letter of four', 'hano', []],
  ['two letters of nine', 'jürgun mülar', ['muller']],
  ['three letters of ten, heard the same', 'jorgun mülar', ['muller']],
  ['four letters of ten', 'jarbun mülar', []],
  ['three syllables', 'e太 田中', ['kenta']],
  ['a short name beside one that is right', 'Li Wej', ['li']],
  ['the beginning of a long name, with a slip', 'schwartzeneg', ['arnold']],
  ['nonsense', 'freda wehn', []],
  ['a phone', '0172 5550123', []],
  ['an apostrophe that became a blank', 'Jan O Brian', ['jan']],
  ['three letters, two of them heard the same, in a long name', 'Shwartzeneger', ['arnold']],
  ['one who is gone', 'Hanna Satto', ['hana']],
])('%s: %j', (_, search, ids) => {
  expect(found(search)).toEqual(ids);
});

test('what is closer comes first, and a name before a company', () => {
  const all = [
    contactWith({ id: 'company', company: 'Larsen' }),
    contactWith({ id: 'two', name: 'Lorsan' }),
    contactWith({ id: 'one', name: 'Larsen' }),
  ];
  expect(closeTo(all, 'Larson').map(({ id }) => id)).toEqual(['one', 'company', 'two']);
});

test.each([
  ['Tanka', 'Tanaka', 'Tania'],
  ['Ghandi', 'Gandhi', 'Chandi'],
  ['Jonson', 'Johnson', 'Jonsen'],
])('%s: %s comes before %s', (search, first, then) => {
  const all = [then, first].map((name, id) => contactWith({ id: String(id), name }));
  expect(closeTo(all, search).map(({ name }) => name)).toEqual([first, then]);
});

test('whatever is typed, the contacts of the answer are those of the list, each once', () => {
  holds(
    fc.property(anyText, (search) => {
      const close = closeTo(contacts, search);
      expect(new Set(close).size).toBe(close.length);
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
  expect(closeWords(contacts)).toBe(". Did you mean Hana Sato, Jan O'Brien, Jürgen Müller?");
});
