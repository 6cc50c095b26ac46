import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readListQuery, sortParams } from '../../../../src/contacts/list/useListQuery';
import { DEFAULT_SORT, type Sort } from '../../../../src/contacts/model/columns';
import { holds } from '../../holds';

const read = (query: string, state: unknown = null) =>
  readListQuery(new URLSearchParams(query), state, 'ada');

test.each<[Sort | null, string]>([
  [null, ''],
  [DEFAULT_SORT, 'sort=createdAt'],
  [{ column: 'createdAt', direction: 'asc' }, 'direction=asc'],
  [{ column: 'name', direction: 'asc' }, 'sort=name'],
  [{ column: 'name', direction: 'desc' }, 'sort=name&direction=desc'],
])('the list sorted %j is ?%s and back', (sort, expected) => {
  expect(sortParams(sort).toString()).toBe(expected);
  expect(read(expected)).toEqual({ search: '', sort, filter: '' });
});

test.each<[string, string, Sort | null]>([
  ['sort=userId', '', null],
  ['sort=__proto__&direction=desc', '', null],
  ['sort=Name', '', null],
  ['sort=name&direction=up', '', { column: 'name', direction: 'asc' }],
  ['direction=', '', null],
  ['sort=name&sort=phone', '', { column: 'name', direction: 'asc' }],
  ['search=a&search=b&page=9', 'a', null],
])('?%s means %j sorted %j', (query, search, sort) => {
  expect(read(query)).toEqual({ search, sort, filter: '' });
});

test.each<[string, unknown]>([
  ['navy', { search: 'navy', uid: 'ada' }],
  ['', { search: 'navy', uid: 'mary' }],
  ['', { search: 'navy' }],
  ['', { search: ['navy'], uid: 'ada' }],
  ['', null],
  ['', 'navy'],
])('the search is %j where the history entry holds %j', (search, state) => {
  expect(read('', state).search).toBe(search);
});

test.each<[string, unknown]>([
  ['{"country":"DE"}', { search: '', filter: '{"country":"DE"}', uid: 'ada' }],
  ['', { search: '', filter: '{"country":"DE"}', uid: 'mary' }],
  ['', { filter: ['DE'], uid: 'ada' }],
])('the filter is %j where the history entry holds %j', (filter, state) => {
  expect(read('', state).filter).toBe(filter);
});

test('every sort comes back from the address bar', () => {
  const sort = fc.record({
    column: fc.constantFrom('name', 'company', 'title', 'email', 'phone', 'createdAt'),
    direction: fc.constantFrom('asc', 'desc'),
  });
  holds(
    fc.property(fc.option(sort), (by) => {
      expect(read(sortParams(by).toString())).toEqual({ search: '', sort: by, filter: '' });
    }),
  );
});
