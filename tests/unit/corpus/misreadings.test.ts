import { expect, test } from 'vitest';
import { fairContacts } from '../../setup/fairContacts';
import { correctedRates, dialledRates, examplePhones, readAll } from './misreadings';

// A part of what misreadings.long.test.ts asks.
const right = readAll(fairContacts('fair').cards);

test('with one sign misread at any place no other number is dialled', () => {
  const { harm } = dialledRates(examplePhones(), 23);
  expect(harm).toEqual([]);
});

/** The text of a field, parted at what is misread: a mailbox, or its domain. */
const mailbox = (email: string): [string, string, string] => {
  const at = email.indexOf('@');
  return ['', email.slice(0, at), email.slice(at)];
};
const domain = (email: string): [string, string, string] => {
  const at = email.indexOf('@') + 1;
  return [email.slice(0, at), email.slice(at), ''];
};

test.each([
  ['name', 'name', undefined],
  ['mailbox', 'email', mailbox],
  ['domain', 'email', domain],
  ['website', 'website', undefined],
  ['company', 'company', undefined],
] as const)('a misread %s breaks no right text', (_, field, part) => {
  const { harm } = correctedRates(right, field, 101, part);
  expect(harm).toEqual([]);
});
