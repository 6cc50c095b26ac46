import { expect, test } from 'vitest';
import { companyKey } from '../../../src/contacts/text/companies';
import { corpus, ratesOf } from './corpus';

const CASES = corpus('companies').map(([one = '', other = '', right = '']) => ({
  text: `${one} and ${other}`,
  right: right === 'one' ? right : '',
  found: companyKey(one) === companyKey(other) ? 'one' : '',
}));

test('a company is one in all its spellings and with each legal form, and no two are', () => {
  const { precision, recall } = ratesOf('Companies: one or two', CASES);
  const missed = JSON.stringify(CASES.filter(({ right, found }) => right !== found));
  expect({ precision, recall }, missed).toEqual({ precision: 100, recall: 100 });
});
