import { describe, expect, test } from 'vitest';
import type { Deletion } from '../../../src/contacts/deleteContacts';
import {
  deletedText,
  failedDeletion,
  lastQuestion,
  question,
  type Named,
} from '../../../src/session/deletion/deletionTexts';

const people = (count: number): Named[] =>
  Array.from({ length: count }, (_, index) => ({ id: `id${index + 1}`, name: `P${index + 1}` }));

const result = (change: Partial<Deletion>): Deletion => ({
  ...{ deleted: [], stored: [], kept: [], failure: null },
  ...change,
});

const ids = (count: number): string[] => people(count).map(({ id }) => id);

/** Without the marks that keep names apart from the words around them. */
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

describe('the question', () => {
  test.each([
    [1, 'This deletes the contact, its notes and its photos here and in the iOS app.'],
    [2, 'This deletes P1 and P2 here and in the iOS app, with their notes and photos.'],
    [3, 'This deletes P1, P2 and P3 here and in the iOS app, with their notes and photos.'],
    [
      1_204,
      'This deletes P1, P2, P3 and 1,201 more here and in the iOS app, with their notes and photos.',
    ],
  ])('about %i', (count, words) => {
    expect(plain(question(people(count)))).toBe(`${words} You can undo this for 10 seconds.`);
  });

  test('isolates names, which may be written from right to left', () => {
    expect(question(people(2))).toMatch(/^This deletes \u2068P1\u2069 and \u2068P2\u2069 here/);
  });

  test('about those that cannot come back', () => {
    expect(plain(lastQuestion(people(2)))).toBe(
      'An older version of the app stored P1 and P2 in a form we no longer accept. Once deleted, they can’t be restored. Save them as a vCard first if you might need them.',
    );
  });
});

describe('what was done', () => {
  test.each([
    ['all', ids(300), {}, 0, '300 contacts were deleted.'],
    ['one of two', ids(1), {}, 0, 'P1 was deleted. 1 stays selected. You stopped it.'],
    [
      'a part, before a failure',
      ids(297),
      { failure: 'offline' },
      0,
      '297 contacts were deleted. 3 stay selected. You appear to be offline. Check your connection and try again.',
    ],
    [
      'all but those that could not come back',
      ids(298),
      { kept: [{ id: 'id299' }, { id: 'id300' }] },
      0,
      '298 contacts were deleted. 2 stay selected: that couldn’t be undone.',
    ],
    [
      'also those that cannot come back',
      ids(300),
      {},
      2,
      '300 contacts were deleted. 2 of them can’t be restored.',
    ],
  ] as const)('%s', (_, deleted, change, final, words) => {
    const count = deleted.length === 1 ? 2 : 300;
    const deletion = result({ ...(change as Partial<Deletion>), deleted: [...deleted] });
    expect(plain(deletedText(people(count), deletion, final))).toBe(words);
  });

  test.each([
    [1, 'Failed to delete contact. The service is busy. Please try again in a moment.'],
    [2, 'Failed to delete contacts. The service is busy. Please try again in a moment.'],
  ])('nothing of %i', (count, words) => {
    expect(failedDeletion(people(count), result({ failure: 'busy' }))).toBe(words);
  });
});
