import { expect, test } from 'vitest';
import { DEFAULT_SORT, nextSort, type Sort } from '../../../src/contacts/model/columns';

test('the list is by date added, newest first, at the beginning', () => {
  expect(DEFAULT_SORT).toEqual({ column: 'createdAt', direction: 'desc' });
});

test.each<[Sort, Sort['column'], Sort]>([
  [DEFAULT_SORT, 'createdAt', { column: 'createdAt', direction: 'asc' }],
  [{ column: 'createdAt', direction: 'asc' }, 'createdAt', DEFAULT_SORT],
  [DEFAULT_SORT, 'name', { column: 'name', direction: 'asc' }],
  [{ column: 'name', direction: 'asc' }, 'name', { column: 'name', direction: 'desc' }],
  [{ column: 'name', direction: 'desc' }, 'name', { column: 'name', direction: 'asc' }],
  [{ column: 'name', direction: 'desc' }, 'phone', { column: 'phone', direction: 'asc' }],
  [{ column: 'name', direction: 'asc' }, 'createdAt', DEFAULT_SORT],
])('%j, then a click on %s', (current, column, expected) => {
  expect(nextSort(current, column)).toEqual(expected);
});
