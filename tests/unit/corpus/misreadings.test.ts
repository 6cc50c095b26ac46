import { expect, test } from 'vitest';
import { fairContacts } from '../../setup/fairContacts';
import { correctedRates, dialledRates, examplePhones, MISREAD_PARTS, readAll } from './misreadings';

// A part of what misreadings.long.test.ts asks.
const right = readAll(fairContacts('fair').cards);

test('with one sign misread at any place no other number is dialled', () => {
  const { harm } = dialledRates(examplePhones(), 23);
  expect(harm).toEqual([]);
});

test.each(MISREAD_PARTS)('a misread %s breaks no right text', (_, field, part) => {
  const { harm } = correctedRates(right, field, 101, part);
  expect(harm).toEqual([]);
});
