import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnOrder, sortedColumn } from '../../../src/contacts/contactIndex';
import { holds } from '../holds';

interface Item {
  position: number;
  value: string | null;
}

const byLetter = (a: string, b: string) => a.toLowerCase().localeCompare(b.toLowerCase());

function order(values: readonly (string | null)[], direction: 'asc' | 'desc'): string[] {
  const items = values.map((value, position): Item => ({ position, value }));
  const column = sortedColumn(items, ({ value }) => value, byLetter);
  return columnOrder(column, direction).map(({ position, value }) => `${position}${value ?? ''}`);
}

test.each([
  [
    ['b', 'a', 'c'],
    ['1a', '0b', '2c'],
    ['2c', '0b', '1a'],
  ],
  // Equal to the comparison, so as they stood, in both directions.
  [
    ['B', 'a', 'b', 'A', 'B'],
    ['1a', '3A', '0B', '2b', '4B'],
    ['0B', '2b', '4B', '1a', '3A'],
  ],
  [
    [null, 'b', null, 'a'],
    ['3a', '1b', '0', '2'],
    ['1b', '3a', '0', '2'],
  ],
  [
    [null, null],
    ['0', '1'],
    ['0', '1'],
  ],
  [[], [], []],
])('%j is %j upwards and %j downwards', (values, upwards, downwards) => {
  expect(order(values, 'asc')).toEqual(upwards);
  expect(order(values, 'desc')).toEqual(downwards);
});

test('is what a stable sort with a comparison of everything gives', () => {
  const values = fc.array(fc.constantFrom('a', 'A', 'b', 'B', 'c', null));
  holds(
    fc.property(values, fc.constantFrom('asc', 'desc'), (list, direction) => {
      const turn = direction === 'asc' ? 1 : -1;
      const expected = list
        .map((value, position): Item => ({ position, value }))
        .sort((a, b) => {
          if (a.value === null || b.value === null) {
            return Number(a.value === null) - Number(b.value === null);
          }
          return turn * byLetter(a.value, b.value);
        })
        .map(({ position, value }) => `${position}${value ?? ''}`);
      expect(order(list, direction)).toEqual(expected);
    }),
  );
});
