import { expect, test } from 'vitest';
import { phoneOf } from '../../../src/contacts/export/vcard';
import { contactWith } from '../contactWith';

test.each([
  ['020 7946 0958', '1 Main Street, London, United Kingdom', '+44 20 7946 0958'],
  ['(215) 898-5000', '3330 Walnut St, Philadelphia, PA 19104', '+1 215 898 5000'],
  ['+44 (0)20 7946 0958', '', '+44 20 7946 0958'],
  ['00971501234567', '', '+971 50 123 4567'],
  ['(+44) 20 7946 0958', '', '+44 20 7946 0958'],
  ['(0044) 20 7946 0958', '', '+44 20 7946 0958'],
  ['＋44 20 7946 0958', '', '+44 20 7946 0958'],
  ['٠٢٠ ٧٩٤٦ ٠٩٥٨', 'London, UK', '+44 20 7946 0958'],
  ['020 7946 0958 / 020 7946 0959', 'London, UK', '+44 20 7946 0958'],
  ['020 7946 0958 Anna', 'London, UK', '+44 20 7946 0958'],
  ['Tel. +49 30 901820', '', '+49 30 901820'],
  ['O 415.555.0132 | C 415.555.0199', '', '4155550132'],
  ['+49 (0)30 901820 / +49 170 1234567', '', '+49 30 901820'],
  ['+999 (0)123 4567', '', '+9991234567'],
])('%s of %j is %s', (phone, address, international) => {
  expect(phoneOf(contactWith({ phone, address })).written).toBe(international);
});

test.each([
  ['+971501234567', '', 'it is printed so'],
  ['+971 50 123 4567', '', 'it is printed so, with blanks'],
  ['020 7946 0958', '', 'nothing says the country'],
  ['020 7946 0958', 'Rue de la Gare, Paris, France', 'it is no number there'],
  ['+1-800-FLOWERS', '', 'it has letters'],
  ['+999 123 4567', '', 'no country has it'],
  ['', 'London, UK', 'there is none'],
  ['1'.repeat(200), 'London, UK', 'it is too long'],
])('%s of %j has none: %s', (phone, address) => {
  expect(phoneOf(contactWith({ phone, address })).written).toBe('');
});
