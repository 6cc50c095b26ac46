import { describe, expect, test } from 'vitest';
import {
  answersFor,
  openGroups,
  pairQuestion,
  differenceIn,
  shownReasons,
} from '../../../../src/contacts/cleanUp/groups';
import type { SamePair } from '../../../../src/contacts/model/same/samePair';
import { contactWith } from '../../contactWith';

const contacts = new Map(
  ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => [
    id,
    contactWith({ id, name: `Person ${id}`, createdAt: new Date(2026, 0, 1 + index) }),
  ]),
);
const contactOf = (id: string) => contacts.get(id);
const pair = (a: string, b: string, confidence: SamePair['confidence'] = 'strong'): SamePair => ({
  ...{ a, b, confidence },
  reasons: ['Same name', `${a} and ${b}`],
});
const groupsOf = (pairs: SamePair[], entries: [string, string][] = []) =>
  openGroups(pairs, new Map(entries), contactOf).map(
    (group) => `${group.confidence} ${group.contacts.map(({ id }) => id).join('')}`,
  );

test.each([
  [['+49 30 901820', '+49 (30) 90 18 20'], 'Same phone'],
  [['+1 201 553 3087', '+1 201 S53 3087'], 'Almost the same phone'],
  [['+49 30 901820', '', '+49 30 901820'], 'Same phone'],
  [['+49 30 901820', '+81 3 1234 5678', '+49 30 901820'], 'Two with the same phone'],
  [['030 901820', '+49 30 901820'], 'Same phone'],
  [['+49 30 901820, +49 170 5550101', '+49 170 5550101'], 'Same phone'],
])('cards with %j: %s', (phones, shown) => {
  const cards = phones.map((phone) => contactWith({ name: 'Hana Sato', phone }));
  const reasons = ['Same name', 'Same phone', 'Names agree'];
  expect(shownReasons({ reasons, contacts: cards })).toEqual(['Same name', shown, 'Names agree']);
});

test.each([
  ['company', ['Kitz', 'Kitz GmbH'], 'differs'],
  ['company', ['Kitz GmbH', 'KITZ GmbH'], 'written differently'],
  ['company', ['Kitz', ''], 'not on every card'],
  ['company', ['Kitz', '', 'Aoba'], 'differs'],
  ['email', ['hana.sato@kitz.de', 'hanasato@kitz.de'], 'differs'],
  ['email', ['Hana@Kitz.de', 'hana@kitz.de'], 'written differently'],
] as const)('%s, %j: %s', (field, texts, words) => {
  expect(differenceIn(field, texts)).toBe(words);
});

describe('the groups of pairs', () => {
  test('A is B and B is C: three cards, the newest first, asked about once', () => {
    expect(groupsOf([pair('a', 'b'), pair('b', 'c'), pair('e', 'f')])).toEqual([
      'strong cba',
      'strong fe',
    ]);
    const [group] = openGroups([pair('a', 'b'), pair('b', 'c')], new Map(), contactOf);
    expect(group?.reasons).toEqual(['Same name', 'a and b', 'b and c']);
  });

  test('a pair that may be one person joins no group of the sure ones, and comes after them', () => {
    expect(groupsOf([pair('b', 'c', 'maybe'), pair('a', 'b')])).toEqual(['strong ba', 'maybe cb']);
  });

  test('answered pairs are left out, and two that are apart never meet in a group', () => {
    expect(groupsOf([pair('a', 'b')], [['a b', 'both']])).toEqual([]);
    expect(groupsOf([pair('a', 'b'), pair('b', 'c')], [['a c', 'apart']])).toEqual(['strong ba']);
  });

  test('a contact that is gone is in no pair', () => {
    expect(groupsOf([pair('a', 'gone')])).toEqual([]);
  });

  test('of many cards four stand side by side, and the others are counted', () => {
    const pairs = [pair('a', 'b'), pair('b', 'c'), pair('c', 'd'), pair('d', 'e'), pair('e', 'f')];
    expect(groupsOf(pairs)).toEqual(['strong fedc']);
    expect(openGroups(pairs, new Map(), contactOf)[0]?.more).toBe(2);
  });

  test('once four are one person, the others come beside them until each two have an answer', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].flatMap((id) => contactOf(id) ?? []);
    const pairs = [...answersFor(all, 'both').keys()].map((question) => {
      const [a = '', b = ''] = question.split(' ');
      return pair(a, b);
    });
    const shown: string[] = [];
    const entries = new Map<string, string>();
    for (let round = 0; round < 4; round += 1) {
      const [group] = openGroups(pairs, entries, contactOf);
      if (!group) break;
      shown.push(group.contacts.map(({ id }) => id).join(''));
      for (const [question, answer] of answersFor(group.contacts, 'both'))
        entries.set(question, answer);
    }
    expect(shown).toEqual(['edcb', 'edca', 'ba']);
    expect(entries.size).toBe(pairs.length);
  });
});

test('an answer is kept for each two of the cards, whatever their order', () => {
  expect(pairQuestion('b', 'a')).toBe('a b');
  const three = ['c', 'a', 'b'].flatMap((id) => contactOf(id) ?? []);
  expect([...answersFor(three, 'both')]).toEqual([
    ['a c', 'both'],
    ['b c', 'both'],
    ['a b', 'both'],
  ]);
});
