import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listQueryParams, readListQuery } from '../../../../src/pages/contactList/useListQuery';
import { DEFAULT_SORT, type Sort } from '../../../../src/contacts/columns';
import { holds } from '../../holds';

test.each<[string, Sort, string]>([
  ['', DEFAULT_SORT, ''],
  ['ada', DEFAULT_SORT, 'search=ada'],
  ['', { column: 'createdAt', direction: 'asc' }, 'direction=asc'],
  ['', { column: 'name', direction: 'asc' }, 'sort=name'],
  ['', { column: 'name', direction: 'desc' }, 'sort=name&direction=desc'],
  [
    'ada & co',
    { column: 'phone', direction: 'desc' },
    'search=ada+%26+co&sort=phone&direction=desc',
  ],
])('%j sorted %j is ?%s and back', (search, sort, expected) => {
  const params = listQueryParams(search, sort);
  expect(params.toString()).toBe(expected);
  expect(readListQuery(params)).toEqual({ search, sort });
});

test.each<[string, string, Sort]>([
  ['sort=userId', '', DEFAULT_SORT],
  ['sort=__proto__&direction=desc', '', DEFAULT_SORT],
  ['sort=Name', '', DEFAULT_SORT],
  ['sort=name&direction=up', '', { column: 'name', direction: 'asc' }],
  ['direction=', '', DEFAULT_SORT],
  ['sort=name&sort=phone', '', { column: 'name', direction: 'asc' }],
  ['search=a&search=b&page=9', 'a', DEFAULT_SORT],
])('?%s means %j sorted %j', (query, search, sort) => {
  expect(readListQuery(new URLSearchParams(query))).toEqual({ search, sort });
});

test('every search and sort comes back from the address bar', () => {
  const sort = fc.record({
    column: fc.constantFrom('name', 'company', 'title', 'email', 'phone', 'createdAt'),
    direction: fc.constantFrom('asc', 'desc'),
  });
  holds(
    fc.property(fc.string({ unit: 'binary' }), sort, (search, by) => {
      const address = listQueryParams(search, by).toString();
      expect(readListQuery(new URLSearchParams(address))).toEqual({ search, sort: by });
    }),
  );
});
