import { expect, test } from 'vitest';
import { invalidPasswordField } from '../../../src/account/signIn/newPassword';

test.each([
  ['two that are the same', 'horses', 'horses', null],
  ['no password', '', '', 'password'],
  ['five characters', 'horse', 'horse', 'password'],
  ['six blanks, which are a password too', '      ', '      ', null],
  ['no confirmation', 'horses', '', 'confirm'],
  ['another confirmation', 'horses', 'Horses', 'confirm'],
  ['a confirmation with a blank more', 'horses', 'horses ', 'confirm'],
])('%s', (_, password, confirm, invalid) => {
  expect(invalidPasswordField({ password, confirm })).toBe(invalid);
});
