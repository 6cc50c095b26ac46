import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SORT, type Sort } from '../../../../src/contacts/model/columns';
import { readSort, sortText } from '../../../../src/contacts/store/view/ListHistory';
import { holds } from '../../holds';

const byName: Sort = { column: 'name', direction: 'asc' };

test.each<[Sort | null, string]>([
  [null, ''],
  [DEFAULT_SORT, 'sort=createdAt'],
  [{ column: 'createdAt', direction: 'asc' }, 'direction=asc'],
  [{ column: 'name', direction: 'asc' }, 'sort=name'],
  [{ column: 'name', direction: 'desc' }, 'sort=name&direction=desc'],
])('the list sorted %j is ?%s and back', (by, address) => {
  expect(sortText(by)).toBe(address);
  expect(readSort(address)).toEqual(by);
});

test.each<[string, Sort | null]>([
  ['sort=userId', null],
  ['sort=__proto__&direction=desc', null],
  ['sort=Name', null],
  ['sort=name&direction=up', byName],
  ['direction=', null],
  ['sort=name&sort=phone', byName],
  ['search=a&page=9', null],
])('?%s is sorted %j', (address, by) => {
  expect(readSort(address)).toEqual(by);
});

test('every sort comes back from the address bar', () => {
  const by = fc.record({
    column: fc.constantFrom('name', 'company', 'title', 'email', 'phone', 'createdAt'),
    direction: fc.constantFrom('asc', 'desc'),
  });
  holds(
    fc.property(fc.option(by), (one) => {
      expect(readSort(sortText(one))).toEqual(one);
    }),
  );
});
