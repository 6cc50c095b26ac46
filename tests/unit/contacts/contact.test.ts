import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faceName, readContact } from '../../../src/contacts/model/contact';
import { FIELDS } from '../../../src/contacts/model/fields';
import { anyText, holds } from '../holds';

test('reads a whole document', () => {
  const stored = {
    userId: 'ada',
    name: 'Ada Lovelace',
    company: 'Analytical Engines',
    title: 'Countess',
    email: 'ada@cardfile.example',
    phone: '+44 20 7946 0000',
    website: 'cardfile.example',
    address: '12 St James Square\nLondon',
    notes: 'Likes numbers.\n\n\tAnd tabs.',
    photoURL: 'https://cdn.example/ada.png',
    cardImageURL: 'https://cdn.example/card.png',
    createdAt: { toDate: () => new Date('2025-06-15T12:00:00Z') },
    updatedAt: '2025-06-16T12:00:00Z',
    tags: ['Fair', 'Friend'],
    scanId: 'more than the site knows',
  };
  expect(readContact('one', stored)).toEqual({
    id: 'one',
    userId: 'ada',
    name: 'Ada Lovelace',
    company: 'Analytical Engines',
    title: 'Countess',
    email: 'ada@cardfile.example',
    phone: '+44 20 7946 0000',
    website: 'cardfile.example',
    address: '12 St James Square\nLondon',
    notes: 'Likes numbers.\n\n\tAnd tabs.',
    tags: ['Fair', 'Friend'],
    photoURL: 'https://cdn.example/ada.png',
    cardImageURL: 'https://cdn.example/card.png',
    createdAt: new Date('2025-06-15T12:00:00Z'),
    updatedAt: new Date('2025-06-16T12:00:00Z'),
  });
});

test.each([undefined, null, 'text', 7, true, [], {}])(
  'reads %j as a contact without anything',
  (data) => {
    expect(readContact('one', data)).toEqual({
      id: 'one',
      userId: '',
      name: '',
      company: '',
      title: '',
      email: '',
      phone: '',
      website: '',
      address: '',
      notes: '',
      tags: [],
      photoURL: '',
      cardImageURL: '',
      createdAt: null,
      updatedAt: null,
    });
  },
);

describe('a field of one line', () => {
  test.each<[unknown, string]>([
    ['  Ada  ', 'Ada'],
    [' \n ', ''],
    ['Ada\r\nLovelace', 'Ada Lovelace'],
    ['Ada\tLovelace', 'Ada Lovelace'],
    ['Ada\u0007\u0085Lovelace', 'Ada Lovelace'],
    ['Ada\u0085Lovelace', 'Ada Lovelace'],
    ['A\0da', 'Ada'],
    ['Ada \ud83d', 'Ada \ufffd'],
    ['Ada 😀', 'Ada 😀'],
    ['Zoë Ångström', 'Zoë Ångström'],
    ['\u202eecalevoL adA', 'ecalevoL adA'],
    ['\u2066Ada\u2069', 'Ada'],
    ['فاطمة', 'فاطمة'],
    [971501234567, '971501234567'],
    [0, '0'],
    [true, ''],
    [null, ''],
    [['Ada'], ''],
    [{ toString: () => 'Ada' }, ''],
  ])('%j is read as %j', (stored, expected) => {
    expect(readContact('one', { name: stored }).name).toBe(expected);
    expect(readContact('one', { phone: stored }).phone).toBe(expected);
  });
});

describe.each(['notes', 'address'] as const)('%s', (field) => {
  test.each([
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['one\ttwo', 'one\ttwo'],
    ['\n one \n', 'one'],
    [' one ', 'one'],
    ['o\u0007n\u009fe\0', 'one'],
    ['on\u202ee', 'one'],
  ])('%j is read as %j', (stored, expected) => {
    expect(readContact('one', { [field]: stored })[field]).toBe(expected);
  });
});

test.each<[unknown, string[]]>([
  [
    ['Fair', ' Friend '],
    ['Fair', 'Friend'],
  ],
  [['Fair', '', ' ', null, { a: 1 }, ['x'], true, 'Fair'], ['Fair']],
  [[2026], ['2026']],
  [
    ['a\nb', '\u202ec'],
    ['a b', 'c'],
  ],
  ['Fair', []],
  [{ 0: 'Fair', length: 1 }, []],
  [null, []],
])('tags %j are read as %j', (stored, expected) => {
  expect(readContact('one', { tags: stored }).tags).toEqual(expected);
});

test('of many tags, as many are read as the rules let a contact have', () => {
  const stored = Array.from({ length: 51 }, (_, number) => `tag ${number}`);
  expect(readContact('one', { tags: stored }).tags).toEqual(stored.slice(0, 50));
});

test.each([
  [{ cardImageURL: 'a', cardImage: 'b', imageURL: 'c', image: 'd' }, 'a'],
  [{ cardImage: 'b', imageURL: 'c', image: 'd' }, 'b'],
  [{ cardImageURL: '', cardImage: null, imageURL: 'c', image: 'd' }, 'c'],
  [{ imageURL: {}, image: ' d ' }, 'd'],
  [{ photoURL: 'e' }, ''],
])('of %j the card image is %j', (stored, expected) => {
  expect(readContact('one', stored).cardImageURL).toBe(expected);
});

test('the owner is read to the letter', () => {
  expect(readContact('one', { userId: ' ada' }).userId).toBe(' ada');
  expect(readContact('one', { userId: 7 }).userId).toBe('');
});

test('reads whatever is stored', () => {
  const value = fc.oneof(fc.anything(), anyText, fc.date());
  const names = [...FIELDS.map(({ key }) => key), 'userId', 'tags', 'createdAt', 'image'];
  const name = fc.constantFrom(...names, 'photoURL', '__proto__');
  const stored = fc.oneof(fc.anything(), fc.dictionary(name, value));
  holds(
    fc.property(stored, (data) => {
      const { userId, createdAt, updatedAt, notes, address, tags, ...texts } = readContact(
        'one',
        data,
      );
      expect(typeof userId).toBe('string');
      for (const text of [...tags, ...Object.values(texts)])
        expect(text).toMatch(/^[^\p{Cc}\p{Cs}]*$/u);
      for (const text of [notes, address]) expect(text).toMatch(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u);
      for (const date of [createdAt, updatedAt]) expect(date?.getTime()).not.toBeNaN();
    }),
  );
});

test.each([
  ['Dr. Maximiliane Huber', 'M'],
  ['Prof. Dr. med. Anna Roth', 'A'],
  ['Dipl.-Ing. Karl Zopf', 'K'],
  ['J. R. Smith', 'J'],
  ['Dr.', 'D'],
  ['', 'N'],
])('the face of %s shows %s', (name, letter) => {
  expect(faceName({ name, company: 'Navy' })).toMatch(new RegExp(`^${letter}`));
});
