import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Contact } from '../../../src/contacts/contact';
import { createContactIndex, type ContactIndex } from '../../../src/contacts/contactIndex';
import { COLUMNS, DEFAULT_SORT, type Sort } from '../../../src/contacts/columns';
import { contactWith } from '../contactWith';
import { holds } from '../holds';

const contacts: readonly Contact[] = [
  contactWith({
    id: 'zoe',
    name: 'Zoë Ångström',
    company: 'acme',
    title: 'CEO',
    email: 'zoe@acme.example',
    phone: '+46 8 10',
    createdAt: new Date('2025-03-01T00:00:00Z'),
  }),
  contactWith({
    id: 'ada',
    name: 'ada lovelace',
    company: 'ACME',
    email: 'Ada@acme.example',
    phone: '+44 20 9',
    createdAt: new Date('2025-05-01T00:00:00Z'),
  }),
  contactWith({ id: 'nobody', notes: 'Stand 9, lovely card' }),
  contactWith({
    id: 'jose',
    name: 'José Floor 10',
    company: 'Acme 9',
    title: 'buyer',
    createdAt: new Date('2024-12-01T00:00:00Z'),
  }),
  contactWith({
    id: 'jose2',
    name: 'JOSÉ floor 9',
    company: 'Acme 10',
    title: 'Agent',
    createdAt: new Date('2025-05-01T00:00:00Z'),
  }),
];

function ids(search: string, sort: Sort | null): string[] {
  return createContactIndex(contacts)
    .visible(search, sort)
    .map(({ id }) => id);
}

describe('sort', () => {
  test.each<[Sort['column'], Sort['direction'], string[]]>([
    ['createdAt', 'desc', ['ada', 'jose2', 'zoe', 'jose', 'nobody']],
    ['createdAt', 'asc', ['jose', 'zoe', 'ada', 'jose2', 'nobody']],
    ['name', 'asc', ['ada', 'jose2', 'jose', 'zoe', 'nobody']],
    ['name', 'desc', ['zoe', 'jose', 'jose2', 'ada', 'nobody']],
    ['company', 'asc', ['zoe', 'ada', 'jose', 'jose2', 'nobody']],
    ['company', 'desc', ['jose2', 'jose', 'zoe', 'ada', 'nobody']],
    ['title', 'asc', ['jose2', 'jose', 'zoe', 'ada', 'nobody']],
    ['title', 'desc', ['zoe', 'jose', 'jose2', 'ada', 'nobody']],
    ['email', 'asc', ['ada', 'zoe', 'nobody', 'jose', 'jose2']],
    ['email', 'desc', ['zoe', 'ada', 'nobody', 'jose', 'jose2']],
    ['phone', 'asc', ['ada', 'zoe', 'nobody', 'jose', 'jose2']],
    ['phone', 'desc', ['zoe', 'ada', 'nobody', 'jose', 'jose2']],
  ])('by %s %s', (column, direction, expected) => {
    expect(ids('', { column, direction })).toEqual(expected);
  });
});

describe('search', () => {
  test.each([
    ['', ['ada', 'jose2', 'zoe', 'jose', 'nobody']],
    ['acme', ['ada', 'jose2', 'zoe', 'jose']],
    ['lovel', ['ada', 'nobody']],
    ['angstrom', ['zoe']],
    ['jose floor 9', ['jose2', 'jose']],
    ['4681', ['zoe']],
    ['nobody at all', []],
  ])('%j finds %j', (search, expected) => {
    expect(ids(search, DEFAULT_SORT)).toEqual(expected);
  });

  test.each([
    ['', ['ada', 'jose2', 'zoe', 'jose', 'nobody']],
    ['  ', ['ada', 'jose2', 'zoe', 'jose', 'nobody']],
    // By name, by company, by the rest; the newest first in each.
    ['9', ['jose2', 'jose', 'ada', 'nobody']],
    ['lovel', ['ada', 'nobody']],
    ['a', ['ada', 'zoe', 'jose2', 'jose', 'nobody']],
    ['acme', ['ada', 'jose2', 'zoe', 'jose']],
    ['o', ['ada', 'jose2', 'zoe', 'jose', 'nobody']],
  ])('%j without a chosen sort finds %j', (search, expected) => {
    expect(ids(search, null)).toEqual(expected);
  });

  test('without a search, no chosen sort is the usual one', () => {
    const index = createContactIndex(contacts);
    expect(index.visible('', null)).toBe(index.visible('', DEFAULT_SORT));
  });

  test('answers the same question with the same list, and leaves the contacts alone', () => {
    const index = createContactIndex(contacts);
    const first = index.visible('acme', { column: 'name', direction: 'asc' });
    expect(index.visible('acme', { column: 'name', direction: 'asc' })).toBe(first);
    expect(index.visible('acme', { column: 'name', direction: 'desc' })).not.toBe(first);
    expect(contacts.map(({ id }) => id)).toEqual(['zoe', 'ada', 'nobody', 'jose', 'jose2']);
  });

  test('has the answer still when a letter is taken back', () => {
    const index = createContactIndex(contacts);
    const [all, one] = ['', 'a'].map((search) => index.visible(search, null));
    index.visible('ac', null);
    expect(index.visible('a', null)).toBe(one);
    expect(index.visible('', null)).toBe(all);
  });

  test('answers as if each question were the first', () => {
    const search = fc
      .array(fc.constantFrom('a', 'ac', 'lov', 'o', ' ', '4', '9', '10', '+', '#', 'ë'), {
        maxLength: 4,
      })
      .map((pieces) => pieces.join(''));
    const sort = fc.record({
      column: fc.constantFrom('name', 'company', 'title', 'email', 'phone', 'createdAt'),
      direction: fc.constantFrom('asc', 'desc'),
    });
    const questions = fc.array(fc.tuple(search, fc.string({ maxLength: 1 }), fc.option(sort)), {
      maxLength: 6,
    });
    holds(
      fc.property(questions, (asked) => {
        const index = createContactIndex(contacts);
        for (const [text, more, by] of asked) {
          // Typing: a search, the same with one more character, and back.
          for (const typed of [text, text + more, text]) {
            expect(index.visible(typed, by).map(({ id }) => id)).toEqual(ids(typed, by));
          }
        }
      }),
    );
  });
});

describe('a column that was prepared', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  // Enough for three slices; each name twice, in two spellings, so that the order as loaded shows.
  const many = Array.from({ length: 4_500 }, (_, place) => {
    const name = `${place % 2 === 0 ? 'Person' : 'PERSON'} ${String((place * 7919) % 2_250)}`;
    return contactWith({ id: String(place), name: place % 10 === 0 ? '' : name, company: 'Acme' });
  });

  function prepare(index: ContactIndex, column: Sort['column']): void {
    for (const task of index.preparation(column)) task();
  }

  test.each(COLUMNS)('$key has the order that it has unprepared, both ways', ({ key: column }) => {
    for (const list of [contacts, many, []]) {
      const index = createContactIndex(list);
      prepare(index, column);
      for (const direction of ['asc', 'desc'] as const) {
        const unprepared = createContactIndex(list).visible('', { column, direction });
        expect(index.visible('', { column, direction })).toEqual(unprepared);
      }
    }
  });

  test('is not compared again when it is sorted by', () => {
    const comparisons = countComparisons();
    const index = createContactIndex(many);
    const tasks = index.preparation('name');
    expect(comparisons()).toBe(0);
    for (const task of tasks) task();
    const prepared = comparisons();
    expect(prepared).toBeGreaterThan(10_000);
    prepare(index, 'name');
    index.visible('', { column: 'name', direction: 'asc' });
    index.visible('person', { column: 'name', direction: 'desc' });
    expect(comparisons()).toBe(prepared);

    createContactIndex(many).visible('', { column: 'name', direction: 'asc' });
    expect(comparisons()).toBeGreaterThan(prepared + 10_000);
  });

  test('is prepared in tasks of which none is more than half of the work', () => {
    const comparisons = countComparisons();
    const different = Array.from({ length: 6_000 }, (_, place) =>
      contactWith({ id: String(place), name: String((place * 7919) % 6_000) }),
    );
    createContactIndex(different).visible('', { column: 'name', direction: 'asc' });
    const whole = comparisons();
    const shares = createContactIndex(different)
      .preparation('name')
      .map((task) => {
        const before = comparisons();
        task();
        return (comparisons() - before) / whole;
      });
    expect(shares).toHaveLength(4);
    expect(Math.max(...shares)).toBeLessThan(0.5);
  });

  test('may be sorted by before its preparation has ended', () => {
    const index = createContactIndex(many);
    const [first, ...others] = index.preparation('name');
    first?.();
    const sort: Sort = { column: 'name', direction: 'asc' };
    const shown = index.visible('', sort);
    for (const task of others) task();
    expect(index.visible('', sort)).toBe(shown);
  });

  test('leaves the last answer as it is', () => {
    const index = createContactIndex(contacts);
    const shown = index.visible('acme', DEFAULT_SORT);
    prepare(index, 'name');
    expect(index.visible('acme', DEFAULT_SORT)).toBe(shown);
  });
});

/** How many texts have been compared since. */
function countComparisons(): () => number {
  const compare = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true }).compare;
  const counted = vi.fn(compare);
  vi.spyOn(Intl.Collator.prototype, 'compare', 'get').mockReturnValue(counted);
  return () => counted.mock.calls.length;
}

test('ten thousand contacts of one company stay in order', () => {
  const many = Array.from({ length: 10_000 }, (_, place) =>
    contactWith({ id: String(place), company: place % 2 === 0 ? 'Acme' : 'ACME' }),
  );
  const sorted = createContactIndex(many).visible('', {
    column: 'company',
    direction: 'desc',
  });
  expect(sorted).toEqual(many);
});
