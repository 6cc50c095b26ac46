import { expect, test } from 'vitest';
import { fairContacts } from '../../setup/fairContacts';
import { correctedRates, dialledRates, examplePhones, readAll } from './misreadings';

// The figures of docs/reliability.md: `npm run measure` prints them.
const right = readAll(fairContacts('fair').cards);

test('with one sign misread at any place no other number is dialled', () => {
  const { counts, harm } = dialledRates(examplePhones(), 1);
  console.log('Phones, one sign misread:', counts);
  expect(harm).toEqual([]);
});

test('a misread name, or mailbox, breaks no right text', () => {
  for (const part of ['name', 'email'] as const) {
    const { counts, harm } = correctedRates(right, part, 5, (text) => {
      const [mailbox = '', domain] = text.split('@');
      return ['', mailbox, domain === undefined ? '' : `@${domain}`];
    });
    console.log(`${part}, one sign misread:`, counts);
    expect(harm).toEqual([]);
  }
});
