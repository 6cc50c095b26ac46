import { expect, test } from 'vitest';
import {
  firstInvalidField,
  type SignUpForm,
} from '../../../../src/pages/register/firstInvalidField';

const COMPLETE: SignUpForm = {
  name: 'Ada Lovelace',
  email: 'ada@cardfile.example',
  password: 'horses',
  confirm: 'horses',
};

test.each<[string, Partial<SignUpForm>, keyof SignUpForm | null]>([
  ['a complete form', {}, null],
  ['no name', { name: '' }, null],
  ['no email', { email: '' }, 'email'],
  ['an email of blanks', { email: ' \t' }, 'email'],
  ['no password', { password: '', confirm: '' }, 'password'],
  ['five characters', { password: 'horse', confirm: 'horse' }, 'password'],
  ['six blanks, which are a password too', { password: '      ', confirm: '      ' }, null],
  ['no confirmation', { confirm: '' }, 'confirm'],
  ['another confirmation', { confirm: 'Horses' }, 'confirm'],
  ['a confirmation with a blank more', { confirm: 'horses ' }, 'confirm'],
  ['everything missing', { email: '', password: '', confirm: 'x' }, 'email'],
])('%s', (_, change, stop) => {
  expect(firstInvalidField({ ...COMPLETE, ...change })).toBe(stop);
});
