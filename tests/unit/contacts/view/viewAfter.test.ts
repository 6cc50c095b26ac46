import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SORT, type Sort } from '../../../../src/contacts/model/columns';
import {
  NEW_VIEW,
  NO_QUERY,
  rowAfter,
  viewAfter,
  type ListQuery,
  type ViewEvent,
  type ViewState,
} from '../../../../src/contacts/store/view/viewAfter';
import { contactWith } from '../../contactWith';
import { holds } from '../../holds';

const byName: Sort = { column: 'name', direction: 'asc' };
const search = (text: string): ViewEvent => ({ type: 'search', text });
const sort = (by: Sort | null): ViewEvent => ({ type: 'sort', sort: by });
const filter = (by: string): ViewEvent => ({ type: 'filter', filter: by });
const enter = (id: string): ViewEvent => ({ type: 'enter', id });
const arrive = (query: Partial<ListQuery> = {}): ViewEvent => ({
  type: 'arrive',
  query: { ...NO_QUERY, ...query },
});
const press = (id: string): ViewEvent => ({ type: 'press', id, withShift: false });
const shiftPress = (id: string): ViewEvent => ({ type: 'press', id, withShift: true });
const extend = (from: string, to: string): ViewEvent => ({ type: 'extend', from, to });
const select = (...ids: string[]): ViewEvent => ({ type: 'select', ids });
const deselect = (...ids: string[]): ViewEvent => ({ type: 'deselect', ids });
const clear: ViewEvent = { type: 'clearSelection' };
const choose: ViewEvent = { type: 'choose' };

const contacts = (ids: string) => Array.from(ids).map((id) => contactWith({ id }));
const after = (events: readonly ViewEvent[], rows = contacts('abcde')): ViewState =>
  events.reduce((state, event) => viewAfter(state, event, rows), NEW_VIEW);

/** Events, and how the list is after them. */
const queries: [string, ViewEvent[], Partial<ListQuery>, string?][] = [
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

test.each(queries)('%s', (_, events, query, activeId = '') => {
  const state = after(events);
  const { search, sort, filter } = state.query;
  expect({ search, sort, filter }).toEqual({ ...NO_QUERY, ...query });
  expect(state.activeId).toBe(activeId);
});

test('the query is the same object until it changes: a page that comes back knows its place by it', () => {
  const before = after([search('ada')]);
  for (const event of [search('ada'), enter('x'), arrive({ search: 'ada' })]) {
    expect(viewAfter(before, event).query).toBe(before.query);
  }
});

test.each([
  ['a search for the same', search('ada')],
  ['the row that it has anyway', enter('')],
  ['the entry that is shown', arrive({ search: 'ada' })],
  ['chips that are not shown', { type: 'openFilter', isOpen: false } as const],
])('%s changes nothing, and nothing is drawn', (_, event) => {
  const before = after([search('ada')]);
  expect(viewAfter(before, event)).toBe(before);
});

/** Events among the rows a to e, which are selected after them, and whether rows are to be selected. */
test.each<[string, ViewEvent[], string, true?]>([
  ['a press selects a contact', [press('b')], 'b'],
  ['another one lets it go', [press('b'), press('d'), press('b')], 'd'],
  ['with Shift all from the last press are selected', [press('b'), shiftPress('d')], 'bcd'],
  ['upwards too', [press('d'), shiftPress('b')], 'bcd'],
  ['beside what is selected', [press('a'), press('d'), shiftPress('e')], 'ade'],
  [
    'with Shift on a selected one they are let go',
    [select('a', 'b', 'c', 'd'), press('e'), press('b'), press('b'), press('b'), shiftPress('d')],
    'ae',
  ],
  [
    'where the last press has no row, Shift makes no difference',
    [press('x'), shiftPress('c')],
    'c',
  ],
  ['a row without a place is none', [press('x')], ''],
  ['a key takes the row and the next', [extend('b', 'c')], 'bc'],
  ['and the next', [extend('b', 'c'), extend('c', 'd')], 'bcd'],
  [
    'and lets them go on the way back',
    [extend('b', 'c'), extend('c', 'd'), extend('d', 'c')],
    'bc',
  ],
  ['at the last row it takes that', [extend('e', 'e'), extend('e', 'e')], 'e'],
  ['all that are shown join the others', [press('a'), select('c', 'd')], 'acd'],
  ['and are let go alone', [select('a', 'c', 'd'), deselect('c', 'd', 'e')], 'a'],
  ['all are let go', [select('a', 'b'), clear], ''],
  ['a search keeps them', [press('a'), search('x'), filter('f'), sort(byName)], 'a'],
  ['rows are to be selected', [choose], '', true],
  ['until one is', [choose, press('a'), press('a')], ''],
  ['or nobody wants to', [choose, clear], ''],
  ['a search meanwhile changes nothing', [choose, search('x')], '', true],
])('%s', (_, events, selected, isChoosing = false as never) => {
  const state = after(events);
  expect([...state.selected].toSorted().join('')).toBe(selected);
  expect(state.isChoosing).toBe(isChoosing);
});

test('a press changes what is shown from the last one to it, and nothing else', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 });
  holds(
    fc.property(ids, fc.array(fc.string()), fc.nat(), fc.nat(), (list, more, one, other) => {
      const rows = list.map((id) => contactWith({ id }));
      const [to, from] = [one % list.length, other % list.length];
      const id = list[to] ?? '';
      const before = { ...NEW_VIEW, selected: new Set(more), anchor: list[from] ?? '' };
      const next = viewAfter(before, shiftPress(id), rows).selected;
      const range = list.slice(Math.min(to, from), Math.max(to, from) + 1);
      expect(range.every((each) => next.has(each) === !before.selected.has(id))).toBe(true);
      const others = [...new Set([...more, ...next])].filter((each) => !range.includes(each));
      expect(others.every((each) => next.has(each) && before.selected.has(each))).toBe(true);
    }),
  );
});

test.each([
  ['the next one', 'b', 'c'],
  ['below all that go', 'bd', 'e'],
  ['the last that stays', 'de', 'c'],
  ['nobody', 'abcde', undefined],
])('for rows that go stands %s', (_, gone, next) => {
  expect(rowAfter(contacts('abcde'), new Set(gone))?.id).toBe(next);
});
