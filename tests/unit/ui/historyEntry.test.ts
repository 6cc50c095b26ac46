import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHistoryState } from '../../../src/ui/historyEntry';
import { holds } from '../holds';

test('reads what the site has written, and nothing else', () => {
  const entry = {
    from: '/contact/grace',
    fromState: { list: 'k1', isAfterContact: true },
    hasEmail: true,
    isAfterContact: false,
    entersBox: true,
    list: 'k2',
  };
  expect(readHistoryState({ ...entry, other: 1 })).toEqual(entry);
});

test.each([
  [null],
  ['text'],
  [{ from: null, fromState: 'x', hasEmail: 'yes', isAfterContact: 'yes', entersBox: 1, list: [] }],
])('of %j it takes only what has the right type', (state) => {
  expect(readHistoryState(state)).toEqual({});
});

test('never throws, and reads its own answer alike', () => {
  holds(
    fc.property(fc.jsonValue(), (state) => {
      const read = readHistoryState(state);
      expect(readHistoryState(read)).toEqual(read);
    }),
  );
});
