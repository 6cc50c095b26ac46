import { expect, test } from 'vitest';
import { fairContacts } from '../../setup/fairContacts';
import { correctedRates, dialledRates, examplePhones, MISREAD_PARTS, readAll } from './misreadings';

// The figures of docs/reliability.md: `npm run measure` prints them.
const right = readAll(fairContacts('fair').cards);

test('with one sign misread at any place no other number is dialled', () => {
  const { counts, harm } = dialledRates(examplePhones(), 1);
  console.log('Phones, one sign misread:', counts);
  expect(harm).toEqual([]);
});

test.each(MISREAD_PARTS)('a misread %s breaks no right text', (what, field, part) => {
  const { counts, harm } = correctedRates(right, field, 5, part);
  console.log(`${what}, one sign misread:`, counts);
  expect(harm).toEqual([]);
});
