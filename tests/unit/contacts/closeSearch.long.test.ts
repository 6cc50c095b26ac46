import { afterAll, expect, test } from 'vitest';
import { manyContacts } from '../../../scripts/seed/manyContacts';
import { readContact, type Contact } from '../../../src/contacts/model/contact';
import { CloseIndex } from '../../../src/contacts/model/closeSearch';
import { ContactIndex } from '../../../src/contacts/store/ContactIndex';
import { fairContacts } from '../../setup/fairContacts';
import { misspelt } from '../../setup/misspelt';
import { NAMES_BY_EAR } from '../../setup/namesByEar';
import { PUBLIC_NAMES } from '../../setup/publicNames';
import { contactWith } from '../contactWith';

// The figures of docs/reliability.md: `npm run measure` prints them.
const printed: Record<string, string> = {};
afterAll(() => console.table(printed));

const FIRST = 5;

const fair = Object.entries(fairContacts('fair').cards).map(([id, card]) => readContact(id, card));
const many = Object.entries(manyContacts('many', 10_000)).map(([id, card]) =>
  readContact(id, card),
);
const people = PUBLIC_NAMES.map(({ shown }, index) =>
  contactWith({ id: `p${String(index)}`, name: shown }),
);

function closeIndexOf(all: readonly Contact[]): { index: CloseIndex; longest: number } {
  let made = new CloseIndex();
  let longest = 0;
  const keep = (index: CloseIndex) => {
    made = index;
  };
  for (const task of CloseIndex.making(all, keep)) {
    const start = performance.now();
    task();
    longest = Math.max(longest, performance.now() - start);
  }
  return { index: made, longest };
}

const all = () => true;

const SETS: Record<string, { list: readonly Contact[]; wanted: readonly Contact[] }> = {
  'the fair account': { list: fair, wanted: fair.filter((_, at) => at % 3 === 0) },
  'people of public life among 10,000': {
    list: [...many, ...people],
    wanted: people.filter((_, at) => at % 3 === 0),
  },
  'the ten thousand': { list: many, wanted: many.filter((_, at) => at % 100 === 0) },
};

test.each(Object.keys(SETS))(
  'misspelt names of %s: four of five are among the first five',
  (set) => {
    const { list, wanted } = SETS[set] ?? { list: [], wanted: [] };
    const contacts = ContactIndex.of(list);
    const { index } = closeIndexOf(contacts.contacts);
    let [now, before] = [0, 0];
    wanted.forEach(({ id, name }, seed) => {
      const search = misspelt(name, seed);
      const exact = contacts.visible(search, null);
      const rows = [...exact, ...(exact.length > 0 ? [] : index.closeTo(search, all))];
      now += Number(rows.slice(0, FIRST).some((one) => one.id === id));
      before += Number(exact.slice(0, FIRST).some((one) => one.id === id));
    });
    const percent = (count: number) => String(Math.round((1000 * count) / wanted.length) / 10);
    printed[`${String(wanted.length)} misspelt names of ${set}`] =
      `${percent(now)} % found, ${percent(before)} % to the letter`;
    expect(now / wanted.length).toBeGreaterThanOrEqual(0.8);
  },
);

test('names by ear, and with two slips: four of five are among the first five of 10,000', () => {
  const heard = [...new Set(NAMES_BY_EAR.map(({ name }) => name))].map((name) =>
    contactWith({ id: name, name }),
  );
  const contacts = ContactIndex.of([...many, ...people, ...heard]);
  const { index } = closeIndexOf(contacts.contacts);
  const rate = (pairs: readonly { search: string; name: string }[]) => {
    const missed = pairs.filter(({ search, name }) => {
      const exact = contacts.visible(search, null);
      const rows = [...exact, ...(exact.length > 0 ? [] : index.closeTo(search, all))];
      return !rows.slice(0, FIRST).some((one) => one.name === name);
    });
    return 1 - missed.length / pairs.length;
  };
  const twice = people
    .filter((_, at) => at % 3 === 0)
    .map(({ name }, seed) => ({
      search: misspelt(misspelt(name, seed), seed + 1000),
      name,
    }));
  for (const [set, pairs] of Object.entries({ 'by ear': NAMES_BY_EAR, 'with two slips': twice })) {
    const found = rate(pairs);
    printed[`${String(pairs.length)} names ${set}, of 10,000`] =
      `${(100 * found).toFixed(1)} % found`;
    expect(found).toBeGreaterThanOrEqual(0.8);
  }
});

test('the time of the index and of a press is printed', () => {
  ContactIndex.of(many).visible('a', null);
  closeIndexOf(many);
  const began = process.cpuUsage();
  const { index, longest } = closeIndexOf(many);
  const made = process.cpuUsage(began).user / 1000;
  const presses = ['lovlace', 'Jonh Smith', 'katarina', 'Anders Larson', 'schwartzeneg'].map(
    (search) => {
      index.closeTo(search, all);
      const start = process.cpuUsage();
      for (let time = 0; time < 10; time += 1) index.closeTo(search, all);
      return process.cpuUsage(start).user / 10_000;
    },
  );
  printed['index of 10,000 contacts'] =
    `${made.toFixed(0)} ms, at most ${longest.toFixed(1)} ms at once`;
  printed['a press among 10,000'] = presses.map((ms) => ms.toFixed(1)).join(', ') + ' ms';
  expect(presses).toHaveLength(5);
});
