import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Contact } from '../../../src/contacts/model/contact';
import type { Sort } from '../../../src/contacts/model/columns';
import { headingsOf } from '../../../src/contacts/model/headings';
import { ContactIndex } from '../../../src/contacts/store/ContactIndex';
import { contactWith } from '../contactWith';
import { holds } from '../holds';

const NEWEST: Sort = { column: 'createdAt', direction: 'desc' };
const BY_NAME: Sort = { column: 'name', direction: 'asc' };
/** A Wednesday. */
const NOW = new Date(2026, 10, 4, 12);

function sorted(contacts: readonly Partial<Contact>[], sort: Sort): readonly Contact[] {
  const all = contacts.map((each, index) => contactWith({ id: `c${String(index)}`, ...each }));
  return ContactIndex.of(all).visible('', sort);
}

const shown = (contacts: readonly Partial<Contact>[], sort: Sort) =>
  headingsOf(sorted(contacts, sort), sort, NOW).map(
    ({ label, count }) => `${label}, ${String(count)}`,
  );

const times = (count: number, createdAt: Date | null) =>
  Array.from({ length: count }, () => ({ createdAt }));

describe('months', () => {
  const contacts = [
    ...times(10, new Date(2026, 10, 4, 9)),
    ...times(5, new Date(2026, 10, 2, 0, 0)),
    ...times(15, new Date(2026, 10, 1, 23, 59)),
    ...times(50, new Date(2026, 9, 31, 12)),
    ...times(20, new Date(2025, 9, 1)),
    ...times(25, null),
  ];

  test('this week is one of its own, then come the months, and who has no date is last', () => {
    expect(shown(contacts, NEWEST)).toEqual([
      'This week, 15',
      'November 2026, 15',
      'October 2026, 50',
      'October 2025, 20',
      'No date, 25',
    ]);
    expect(shown(contacts, { ...NEWEST, direction: 'asc' })).toEqual([
      'October 2025, 20',
      'October 2026, 50',
      'November 2026, 15',
      'This week, 15',
      'No date, 25',
    ]);
  });

  test('a date that is still to come stands under its month', () => {
    const future = [
      ...times(75, NOW),
      ...times(20, new Date(2026, 10, 9)),
      ...times(5, new Date(2031, 0, 1)),
    ];
    expect(shown(future, NEWEST)).toEqual([
      'January 2031, 5',
      'November 2026, 20',
      'This week, 75',
    ]);
  });
});

describe('letters', () => {
  /** Five of each: fewer have no heading. */
  const named = (...names: string[]) =>
    names.flatMap((name) => Array.from({ length: 5 }, () => ({ name })));
  const filler = named(...Array.from({ length: 15 }, (_, index) => `Zoe ${String(index)}`));

  test('a letter with an accent is the letter, signs and digits have one heading, and no name is last', () => {
    const contacts = [
      ...filler,
      ...named('Élodie', 'Eva', 'E\u0301ric', 'erik', '3M', '(unknown)', '', 'Ada', '\u200eAnn'),
    ];
    expect(shown(contacts, BY_NAME)).toEqual(['#, 10', 'A, 10', 'E, 20', 'Z, 75', 'No name, 5']);
    expect(shown(contacts, { ...BY_NAME, direction: 'desc' })).toEqual([
      'Z, 75',
      'E, 20',
      'A, 10',
      '#, 10',
      'No name, 5',
    ]);
  });

  test('other alphabets have their own letters, and Chinese ones stand together', () => {
    const contacts = [
      ...filler,
      ...named(
        'Άννα',
        'Αλέξης',
        'Олена',
        'อรุณ',
        'เกษม',
        'さくら',
        'サトウ',
        '田中',
        '王伟',
        'محمد',
      ),
    ];
    const labels = shown(contacts, BY_NAME);
    for (const label of ['Z, 75', 'Α, 10', 'О, 5', 'อ, 5', 'ก, 5', 'さ, 10', '漢字, 10', 'م, 5']) {
      expect(labels).toContain(label);
    }
  });
});

test('a short list has no headings, and no other column has', () => {
  expect(shown(times(19, NOW), NEWEST)).toEqual([]);
  expect(shown(times(20, NOW), NEWEST)).toEqual(['This week, 20']);
  expect(shown(times(20, NOW), { column: 'company', direction: 'asc' })).toEqual([]);
});

test('headings that half of the time have fewer than five below them are left out', () => {
  const months = (...counts: number[]) =>
    counts.flatMap((count, month) => times(count, new Date(2024, month, 9)));
  expect(shown(months(40, 4, 4), NEWEST)).toEqual([]);
  expect(shown(months(40, 5, 1), NEWEST)).toHaveLength(3);
});

test('each contact stands under one heading, which says how many it is for', () => {
  const anyDate = fc.option(
    fc.date({ min: new Date(2020, 0), max: new Date(2027, 0), noInvalidDate: true }),
  );
  holds(
    fc.property(
      fc.array(fc.record({ name: fc.string({ unit: 'grapheme' }), createdAt: anyDate }), {
        minLength: 20,
      }),
      fc.constantFrom<Sort['column']>('createdAt', 'name'),
      fc.constantFrom<Sort['direction']>('asc', 'desc'),
      (contacts, column, direction) => {
        const all = sorted(Array(5).fill(contacts).flat(), { column, direction });
        const headings = headingsOf(all, { column, direction }, NOW);
        let next = 0;
        for (const { before, count } of headings) {
          expect(before).toBe(next);
          expect(count).toBeGreaterThan(0);
          next += count;
        }
        expect(next).toBe(all.length);
        const dates = column === 'createdAt' ? headings.map(({ label }) => label) : [];
        expect(new Set(dates).size).toBe(dates.length);
      },
    ),
  );
});
