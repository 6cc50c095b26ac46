import { expect, test } from 'vitest';
import { countryOfAddress } from '../../../src/contacts/text/countries';
import { corpus, ratesOf } from './corpus';

test('the country of an address is seen, and none is made up', () => {
  const cases = corpus('countries').map(([text = '', country = '']) => ({
    text,
    right: country === '-' ? '' : country,
    found: countryOfAddress(text),
  }));
  const { precision, recall } = ratesOf('Countries: of an address', cases);
  const missed = cases.filter(({ right, found }) => right !== found);
  expect({ precision, recall }, JSON.stringify(missed)).toEqual({ precision: 100, recall: 100 });
});
