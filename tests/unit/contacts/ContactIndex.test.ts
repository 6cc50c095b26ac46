import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Contact } from '../../../src/contacts/model/contact';
import { ContactIndex } from '../../../src/contacts/store/ContactIndex';
import { COLUMNS, DEFAULT_SORT, type Sort } from '../../../src/contacts/model/columns';
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
    createdAt: new Date('2025-04-30T00:00:00Z'),
  }),
];

function ids(search: string, sort: Sort | null): string[] {
  return ContactIndex.of(contacts)
    .visible(search, sort)
    .map(({ id }) => id);
}

describe('sort', () => {
  test.each<[Sort['column'], Sort['direction'], string[]]>([
    ['createdAt', 'desc', ['ada', 'jose2', 'zoe', 'jose', 'nobody']],
    ['createdAt', 'asc', ['jose', 'zoe', 'jose2', 'ada', 'nobody']],
    ['name', 'asc', ['ada', 'jose2', 'jose', 'zoe', 'nobody']],
    ['name', 'desc', ['zoe', 'jose', 'jose2', 'ada', 'nobody']],
    ['company', 'asc', ['ada', 'zoe', 'jose', 'jose2', 'nobody']],
    ['company', 'desc', ['jose2', 'jose', 'ada', 'zoe', 'nobody']],
    ['title', 'asc', ['jose2', 'jose', 'zoe', 'ada', 'nobody']],
    ['title', 'desc', ['zoe', 'jose', 'jose2', 'ada', 'nobody']],
    ['email', 'asc', ['ada', 'zoe', 'jose2', 'jose', 'nobody']],
    ['email', 'desc', ['zoe', 'ada', 'jose2', 'jose', 'nobody']],
    ['phone', 'asc', ['ada', 'zoe', 'jose2', 'jose', 'nobody']],
    ['phone', 'desc', ['zoe', 'ada', 'jose2', 'jose', 'nobody']],
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
    const index = ContactIndex.of(contacts);
    expect(index.visible('', null)).toBe(index.visible('', DEFAULT_SORT));
  });

  test('without a search, the list is the order itself: it waits for no search text', () => {
    const index = ContactIndex.of(contacts);
    expect(index.visible(' ', null)).toBe(index.contacts);
  });

  test('answers the same question with the same list, and leaves the contacts alone', () => {
    const index = ContactIndex.of(contacts);
    const first = index.visible('acme', { column: 'name', direction: 'asc' });
    expect(index.visible('acme', { column: 'name', direction: 'asc' })).toBe(first);
    expect(index.visible('acme', { column: 'name', direction: 'desc' })).not.toBe(first);
    expect(contacts.map(({ id }) => id)).toEqual(['zoe', 'ada', 'nobody', 'jose', 'jose2']);
  });

  test('has the answer still when a letter is taken back', () => {
    const index = ContactIndex.of(contacts);
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
        const index = ContactIndex.of(contacts);
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

  // Each name twice, in two spellings, so that the order of equals shows.
  const many = Array.from({ length: 4_500 }, (_, place) => {
    const name = `${place % 2 === 0 ? 'Person' : 'PERSON'} ${String((place * 7919) % 2_250)}`;
    return contactWith({ id: String(place), name: place % 10 === 0 ? '' : name, company: 'Acme' });
  });

  test.each(COLUMNS)('$key has the order that it has unprepared, both ways', ({ key: column }) => {
    for (const list of [contacts, many, []]) {
      const index = ContactIndex.of(list);
      for (const task of index.preparation()) task();
      for (const direction of ['asc', 'desc'] as const) {
        const unprepared = ContactIndex.of(list).visible('', { column, direction });
        expect(index.visible('', { column, direction })).toEqual(unprepared);
      }
    }
  });

  test('is not sorted again when it is sorted by', () => {
    const compare = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true }).compare;
    const counted = vi.fn(compare);
    vi.spyOn(Intl.Collator.prototype, 'compare', 'get').mockReturnValue(counted);
    const index = ContactIndex.of(many);
    expect(counted).not.toHaveBeenCalled();
    for (const task of index.preparation()) task();
    const prepared = counted.mock.calls.length;
    expect(prepared).toBeGreaterThan(10_000);
    index.visible('', { column: 'name', direction: 'asc' });
    expect(counted).toHaveBeenCalledTimes(prepared);
  });

  test('leaves the last answer as it is', () => {
    const index = ContactIndex.of(contacts);
    const shown = index.visible('acme', DEFAULT_SORT);
    for (const task of index.preparation()) task();
    expect(index.visible('acme', DEFAULT_SORT)).toBe(shown);
  });
});

test('ten thousand contacts of one company stay in order', () => {
  const many = Array.from({ length: 10_000 }, (_, place) =>
    contactWith({
      id: String(place),
      company: place % 2 === 0 ? 'Acme' : 'ACME',
      createdAt: new Date(10_000 - place),
    }),
  );
  const sorted = ContactIndex.of(many).visible('', {
    column: 'company',
    direction: 'desc',
  });
  expect(sorted).toEqual(many);
});

describe('after changes', () => {
  const text = fc.constantFrom('', 'Ada', 'ada', 'Grace', 'Zoë', 'Floor 9', 'Floor 10');
  const contact = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      name: text,
      company: text,
      createdAt: fc.option(fc.constantFrom(-1, 0, 1, 2).map((time) => new Date(time))),
    })
    .map((fields) => contactWith(fields));
  const sorts = COLUMNS.flatMap(({ key: column }) =>
    (['asc', 'desc'] as const).map((direction): Sort => ({ column, direction })),
  );

  test('it answers as one that is made of what there is then', () => {
    const change = fc.oneof(contact, fc.constantFrom('a', 'b', 'c', 'd'));
    const steps = fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 5 });
    const search = fc.constantFrom('', 'a', 'ada', 'floor 9');
    holds(
      fc.property(fc.array(contact), steps, search, (first, rounds, asked) => {
        const held = new Map(first.map((one) => [one.id, one]));
        let index = ContactIndex.of([...held.values()]);
        for (const round of rounds) {
          for (const sort of [null, ...sorts]) index.visible(asked, sort);
          const changes = new Map(
            round.map((one) => (typeof one === 'string' ? [one, null] : [one.id, one])),
          );
          for (const [id, now] of changes) {
            if (now) held.set(id, now);
            else held.delete(id);
          }
          index = index.with(changes);
          const fresh = ContactIndex.of([...held.values()]);
          expect(index.contacts).toEqual(fresh.contacts);
          for (const sort of [null, ...sorts]) {
            expect(index.visible(asked, sort)).toEqual(fresh.visible(asked, sort));
          }
        }
      }),
    );
  });

  test('many at once are in order too', () => {
    const many = Array.from({ length: 2_000 }, (_, place) =>
      contactWith({ id: String(place), name: String(place), createdAt: new Date(place) }),
    );
    const changes = new Map(many.slice(0, 1_500).map((one) => [one.id, null]));
    const left = ContactIndex.of(many).with(changes);
    expect(left.contacts).toEqual(many.slice(1_500).toReversed());
  });
});
