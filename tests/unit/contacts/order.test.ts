import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  columnOrder,
  comparison,
  newestFirst,
  sortedColumn,
  turned,
} from '../../../src/contacts/model/order';
import { contactWith } from '../contactWith';
import { holds } from '../holds';

/** Contacts of these names, each older than the one before. */
function named(names: readonly string[]) {
  return names.map((name, place) =>
    contactWith({ id: String(place), name, createdAt: new Date(1_000 - place) }),
  );
}

function order(names: readonly string[], direction: 'asc' | 'desc'): string[] {
  const sorted = columnOrder(sortedColumn(named(names), 'name'), direction);
  return sorted.map(({ id, name }) => id + name);
}

test.each([
  [
    ['b', 'a', 'c'],
    ['1a', '0b', '2c'],
    ['2c', '0b', '1a'],
  ],
  // Equal to the comparison, so the newest first, in both directions.
  [
    ['B', 'a', 'b', 'A', 'B'],
    ['1a', '3A', '0B', '2b', '4B'],
    ['0B', '2b', '4B', '1a', '3A'],
  ],
  [
    ['', 'b', '', 'a'],
    ['3a', '1b', '0', '2'],
    ['1b', '3a', '0', '2'],
  ],
  [
    ['', ''],
    ['0', '1'],
    ['0', '1'],
  ],
  [[], [], []],
])('%j is %j upwards and %j downwards', (names, upwards, downwards) => {
  expect(order(names, 'asc')).toEqual(upwards);
  expect(order(names, 'desc')).toEqual(downwards);
});

test('is what a sort with a comparison of everything gives', () => {
  const names = fc.array(fc.constantFrom('a', 'A', 'b', 'B', 'c', ''));
  holds(
    fc.property(names, fc.constantFrom('asc', 'desc'), (list, direction) => {
      const items = named(list);
      const sorted = columnOrder(sortedColumn(items, 'name'), direction);
      const compare = comparison({ column: 'name', direction });
      expect(sorted).toEqual(items.toSorted(compare));
    }),
  );
});

test('turned round, it is what a sort in the other direction gives', () => {
  holds(
    fc.property(fc.array(fc.constantFrom('a', 'A', 'b', 'B', 'c', '')), (list) => {
      const column = sortedColumn(named(list), 'name');
      expect(turned(columnOrder(column, 'asc'), 'name')).toEqual(columnOrder(column, 'desc'));
    }),
  );
});

test('contacts without a date are last, those from before 1970 too are before them', () => {
  const times = [new Date(5), null, new Date(-5), new Date(9)];
  const contacts = times.map((createdAt, id) => contactWith({ id: String(id), createdAt }));
  expect(contacts.toSorted(newestFirst).map(({ id }) => id)).toEqual(['3', '0', '2', '1']);
});
