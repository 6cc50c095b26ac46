import { expect, test } from 'vitest';
import { findSamePerson } from '../contacts/findingsAtOnce';
import { contactWith } from '../contactWith';
import { measured } from './corpus';

const SHARED = { email: 'quill@kitz.example', phone: '+49 171 1234567', company: 'Kitz GmbH' };

const { rates, missed } = measured(
  'Pairs: one person or two',
  'pairs',
  ([one = '', other = '', shared = '', right = '']) => {
    const fields = Object.entries(SHARED).filter(([field]) => shared.includes(field));
    const card = (name: string, id: string) =>
      contactWith({ id, name, ...Object.fromEntries(fields) });
    const cards = [card(one, 'a'), card(other, 'b')];
    return {
      text: `${one} and ${other}, ${shared}`,
      right: right === 'one' ? right : '',
      found: findSamePerson(cards).length > 0 ? 'one' : '',
    };
  },
);

test('a short form of a first name may be the same person, and husband and wife are two', () => {
  expect(rates.precision, missed).toBeGreaterThanOrEqual(96);
  expect(rates.recall, missed).toBeGreaterThanOrEqual(98);
});

test('a short form does not hide that others are one person', () => {
  const phone = '+49 171 1234567';
  const names = ['Robert Baker', 'Robert Baker', 'Bob Baker'];
  const found = findSamePerson(names.map((name, at) => contactWith({ id: `${at}`, name, phone })));
  expect(found.map(({ a, b, confidence }) => `${a} ${b} ${confidence}`)).toEqual([
    '0 1 strong',
    '0 2 maybe',
    '1 2 maybe',
  ]);
});
