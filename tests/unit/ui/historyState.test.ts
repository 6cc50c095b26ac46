import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHistoryState } from '../../../src/ui/historyState';
import { holds } from '../holds';

test('reads what the site has written, and nothing else', () => {
  const entry = {
    from: '/contact/grace',
    held: { search: 'ada', uid: 'u', isAfterContact: true },
    hasEmail: true,
    isAfterContact: false,
    entersBox: true,
    view: { sort: '?sort=company&direction=asc', state: { search: 'ada', filter: 'f', uid: 'u' } },
  };
  expect(readHistoryState({ ...entry, other: 1 })).toEqual(entry);
});

test.each([
  [null, {}],
  ['text', {}],
  [{ from: null, held: 'x', hasEmail: 'yes', isAfterContact: 'yes', entersBox: 1, view: [] }, {}],
  [{ view: { sort: '/../register', state: null } }, {}],
  [{ view: { sort: '', state: { search: 'ada' } } }, { view: { sort: '', state: null } }],
])('of %j it takes only what has the right type', (state, expected) => {
  expect(readHistoryState(state)).toEqual(expected);
});

test('never throws, and reads its own answer alike', () => {
  holds(
    fc.property(fc.jsonValue(), (state) => {
      const read = readHistoryState(state);
      expect(readHistoryState(read)).toEqual(read);
    }),
  );
});
