import { describe, expect, test } from 'vitest';
import {
  daysLeft,
  deletedText,
  failedDeletion,
  forGoodQuestion,
  forGoodText,
  question,
  restoredText,
} from '../../../src/contacts/store/bin/binTexts';
import type { Named } from '../../../src/contacts/model/sentences';
import type { Deletion } from '../../../src/contacts/store/bin/deleteForGood';
import type { BinMove, BinRestore } from '../../../src/contacts/store/bin/moveCards';
import { contactWith } from '../contactWith';

const people = (count: number): Named[] =>
  Array.from({ length: count }, (_, index) => ({ id: `id${index + 1}`, name: `P${index + 1}` }));

const ids = (count: number): string[] => people(count).map(({ id }) => id);

/** Without the marks that keep names apart from the words around them. */
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

const BUSY = 'The service is busy. Please try again in a moment.';

describe('the question', () => {
  test.each([
    [
      1,
      'This deletes the contact, its notes and its images here and in the iOS app. It stays in Recently Deleted for 30 days.',
    ],
    [
      3,
      'This deletes P1, P2 and P3 here and in the iOS app, with their notes and images. They stay in Recently Deleted for 30 days.',
    ],
    [
      1_204,
      'This deletes P1, P2, P3 and 1,201 more here and in the iOS app, with their notes and images. They stay in Recently Deleted for 30 days.',
    ],
  ])('about %i', (count, words) => {
    expect(plain(question(people(count)))).toBe(words);
  });

  test('isolates names, which may be written from right to left', () => {
    expect(question(people(2))).toMatch(/^This deletes \u2068P1\u2069 and \u2068P2\u2069 here/);
  });

  test.each([
    [1, 'This deletes the contact, its notes and its images. This can’t be undone.'],
    [2, 'This deletes P1 and P2, with their notes and images. This can’t be undone.'],
  ])('about %i for good', (count, words) => {
    expect(plain(forGoodQuestion(people(count)))).toBe(words);
  });
});

describe('a deletion', () => {
  const move = (change: Partial<BinMove>): BinMove => ({
    ...{ moved: [], unsure: [], failure: null },
    ...change,
  });

  test.each<[string, number, Partial<BinMove>, string]>([
    ['all', 300, { moved: ids(300) }, '300 contacts were deleted.'],
    ['one of two', 2, { moved: ids(1) }, 'P1 was deleted. 1 stays selected. You stopped it.'],
    [
      'a part, before a failure',
      300,
      { moved: ids(297), failure: 'busy' },
      `297 contacts were deleted. 3 stay selected. ${BUSY}`,
    ],
    [
      'a part, and perhaps more',
      300,
      { moved: ids(297), unsure: ['id300'], failure: 'offline' },
      '297 contacts were deleted. 3 stay selected. You appear to be offline. Check your connection and try again. Some of those may be deleted all the same.',
    ],
  ])('of %s', (_, count, change, words) => {
    expect(plain(deletedText(people(count), move(change), new Set(ids(count))))).toBe(words);
  });

  test.each<[number, Partial<BinMove>, string]>([
    [1, { failure: 'busy' }, `Failed to delete contact. ${BUSY}`],
    [2, { failure: 'busy' }, `Failed to delete contacts. ${BUSY}`],
    [
      1,
      { failure: 'busy', unsure: ['id1'] },
      `Failed to delete contact. ${BUSY} We lost the connection before the answer came: it may be deleted all the same. Check Recently Deleted.`,
    ],
  ])('of none of %i', (count, change, words) => {
    expect(failedDeletion(people(count), move(change))).toBe(words);
  });
});

describe('a restore', () => {
  const restore = (change: Partial<BinRestore>, back: number): BinRestore => ({
    ...{ moved: [], unsure: [], failure: null, gone: [], going: [], taken: [] },
    restored: ids(back).map((id) => contactWith({ id })),
    ...change,
  });

  test.each<[string, number, BinRestore, string]>([
    ['all', 1, restore({}, 1), 'P1 is back.'],
    ['many', 2, restore({}, 2), '2 contacts are back.'],
    [
      'one that is gone',
      2,
      restore({ gone: ['id2'] }, 1),
      'P1 is back. P2 can’t be restored: deleted for good elsewhere.',
    ],
    [
      'some that go for good',
      3,
      restore({ going: ['id3'] }, 2),
      '2 contacts are back. P3 can’t be restored: already being deleted for good.',
    ],
    [
      'one whose id is taken',
      2,
      restore({ taken: ['id2'] }, 1),
      'P1 is back. P2 can’t be restored: another account uses its place. Please contact support.',
    ],
    [
      'a part, before a failure',
      3,
      restore({ failure: 'busy' }, 1),
      `P1 is back. 2 couldn’t be restored. ${BUSY} They stay in Recently Deleted.`,
    ],
    [
      'a part, before a stop',
      3,
      restore({}, 2),
      '2 contacts are back. 1 couldn’t be restored. You stopped it. It stays in Recently Deleted.',
    ],
    [
      'none',
      1,
      restore({ failure: 'busy' }, 0),
      `P1 couldn’t be restored. ${BUSY} It stays in Recently Deleted.`,
    ],
  ])('of %s', (_, count, result, words) => {
    expect(plain(restoredText(people(count), result))).toBe(words);
  });
});

describe('a deletion for good', () => {
  const deletion = (change: Partial<Deletion>): Deletion => ({
    ...{ deleted: [], missing: [], picturesLeft: [], failure: null },
    ...change,
  });

  test.each<[string, number, Partial<Deletion>, string]>([
    ['all', 2, { deleted: ids(2) }, '2 contacts were deleted for good.'],
    [
      'one that was restored elsewhere',
      2,
      { deleted: ['id1'], missing: ['id2'] },
      'P1 was deleted for good. P2 was restored or deleted elsewhere.',
    ],
    [
      'one whose picture stays',
      1,
      { picturesLeft: ['id1'], failure: 'busy' },
      `1 contact stays in Recently Deleted. We couldn’t delete some images. ${BUSY}`,
    ],
    [
      'a part, before a stop',
      3,
      { deleted: ids(1) },
      'P1 was deleted for good. 2 contacts stay in Recently Deleted. You stopped it.',
    ],
  ])('of %s', (_, count, change, words) => {
    expect(plain(forGoodText(people(count), deletion(change)))).toBe(words);
  });
});

test.each([
  ['just now', '2026-11-23T12:00:00Z', '30 days left'],
  ['yesterday', '2026-11-22T11:00:00Z', '29 days left'],
  ['28 days ago', '2026-10-26T12:00:00Z', '2 days left'],
  ['almost 30 days ago', '2026-10-24T13:00:00Z', 'Last day'],
  ['longer ago', '2026-01-01T12:00:00Z', 'Last day'],
  ['in the future, by a wrong clock', '2027-01-01T12:00:00Z', '30 days left'],
])('deleted %s', (_, deletedAt, words) => {
  expect(daysLeft(new Date(deletedAt), new Date('2026-11-23T12:00:00Z'))).toBe(words);
});
