import { expect, test } from 'vitest';
import { fairContacts } from '../../setup/fairContacts';
import { correctedRates, dialledRates, examplePhones, readAll } from './misreadings';

// A part of what misreadings.long.test.ts asks.
const right = readAll(fairContacts('fair').cards);

test('with one sign misread at any place no other number is dialled', () => {
  const { harm } = dialledRates(examplePhones(), 23);
  expect(harm).toEqual([]);
});

test('a misread name, or mailbox, breaks no right text', () => {
  for (const part of ['name', 'email'] as const) {
    const { harm } = correctedRates(right, part, 101, (text) => {
      const [mailbox = '', domain] = text.split('@');
      return ['', mailbox, domain === undefined ? '' : `@${domain}`];
    });
    expect(harm).toEqual([]);
  }
});
