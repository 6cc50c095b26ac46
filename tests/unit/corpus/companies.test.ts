import { expect, test } from 'vitest';
import { companyKey } from '../../../src/contacts/text/companies';
import { measured } from './corpus';

const { rates, missed } = measured(
  'Companies: one or two',
  'companies',
  ([one = '', other = '', right = '']) => ({
    text: `${one} and ${other}`,
    right: right === 'one' ? right : '',
    found: companyKey(one) === companyKey(other) ? 'one' : '',
  }),
);

test('a company is one in all its spellings and with each legal form, and no two are', () => {
  expect(rates, missed).toEqual({ precision: 100, recall: 100 });
});
