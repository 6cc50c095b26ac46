import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SORT, type Sort } from '../../../src/contacts/model/columns';
import {
  listAfter,
  NO_QUERY,
  readSort,
  sortText,
  type ListEvent,
  type ListQuery,
} from '../../../src/contacts/store/ListState';
import { holds } from '../holds';

const byName: Sort = { column: 'name', direction: 'asc' };
const search = (text: string): ListEvent => ({ type: 'search', text });
const sort = (by: Sort | null): ListEvent => ({ type: 'sort', sort: by });
const filter = (by: string): ListEvent => ({ type: 'filter', filter: by });
const enter = (id: string): ListEvent => ({ type: 'enter', id });
const arrive = (query: Partial<ListQuery> = {}): ListEvent => ({
  type: 'arrive',
  query: { ...NO_QUERY, ...query },
});

/** Events, and how the list is after them. */
const rows: [string, ListEvent[], Partial<ListQuery>, string?][] = [
  ['a search', [search('ada')], { search: 'ada' }],
  ['a filter beside it', [search('ada'), filter('f')], { search: 'ada', filter: 'f' }],
  ['a sort', [sort(byName)], { sort: byName }],
  ['the sort that it has anyway', [sort(byName), sort(DEFAULT_SORT)], {}],
  [
    'that one of a search',
    [search('ada'), sort(DEFAULT_SORT)],
    { search: 'ada', sort: DEFAULT_SORT },
  ],
  ['the best match again', [search('ada'), sort(byName), sort(null)], { search: 'ada' }],
  ['a sort of a search goes with it', [search('ada'), sort(byName), search('')], {}],
  ['and leaves the filter', [filter('f'), search('a'), sort(byName), search('')], { filter: 'f' }],
  ['an older sort stays', [sort(byName), search('ada'), search('')], { sort: byName }],
  ['a row keeps its place', [search('ada'), enter('x')], { search: 'ada' }, 'x'],
  ['another search begins above', [enter('x'), search('ada')], { search: 'ada' }],
  ['another sort begins above', [enter('x'), sort(byName)], { sort: byName }],
  ['another filter begins above', [enter('x'), filter('f')], { filter: 'f' }],
  ['another entry', [search('ada'), arrive({ filter: 'f' })], { filter: 'f' }],
  ['the row stays over a way back', [enter('x'), arrive()], {}, 'x'],
];

test.each(rows)('%s', (_, events, query, activeId = '') => {
  const state = events.reduce(listAfter, { query: NO_QUERY, activeId: '' });
  const { search, sort, filter } = state.query;
  expect({ search, sort, filter }).toEqual({ ...NO_QUERY, ...query });
  expect(state.activeId).toBe(activeId);
});

test('the query is the same object until it changes: a page that comes back knows its place by it', () => {
  const before = listAfter({ query: NO_QUERY, activeId: '' }, search('ada'));
  for (const event of [search('ada'), enter('x'), arrive({ search: 'ada' })]) {
    expect(listAfter(before, event).query).toBe(before.query);
  }
});

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
