import { expect, test } from 'vitest';
import { dropSearches, keepSearch, keptSearch } from '../../../src/ui/heldSearch';
import { readHistoryState, writtenState } from '../../../src/ui/historyState';

const hers = { search: 'grace', filter: '{"country":"DE"}', uid: 'ada' };
const NOBODYS = { search: '', uid: '' };

test('an entry holds a key, and nothing of the search', () => {
  const state = {
    from: '/contact/1',
    held: { ...hers, view: { sort: '?sort=name', state: hers } },
  };
  const written = writtenState(state);
  expect(JSON.stringify(written)).not.toMatch(/grace|country|ada/);
  expect(readHistoryState(written)).toEqual(state);
});

test('the same search has the same key', () => {
  expect(keepSearch({ ...hers })).toBe(keepSearch(hers));
  expect(keepSearch({ search: 'grace', uid: 'ada' })).not.toBe(keepSearch(hers));
});

test('after a log-out the key leads to a search of nobody', () => {
  const key = keepSearch(hers);
  dropSearches();
  expect(keptSearch(key)).toEqual(NOBODYS);
});

test('who signs in loses the searches of others', () => {
  const [own, other] = [keepSearch(hers), keepSearch({ search: 'x', uid: 'mary' })];
  dropSearches('ada');
  expect(keptSearch(own)).toEqual(hers);
  expect(keptSearch(other)).toEqual(NOBODYS);
});
