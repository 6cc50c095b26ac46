import { expect, test } from 'vitest';
import { countryOfAddress } from '../../../src/contacts/text/countries';
import { measured } from './corpus';

test('the country of an address is seen, and none is made up', () => {
  const { rates, missed } = measured(
    'Countries: of an address',
    'countries',
    ([text = '', country = '']) => ({
      text,
      right: country === '-' ? '' : country,
      found: countryOfAddress(text),
    }),
  );
  expect(rates, missed).toEqual({ precision: 100, recall: 100 });
});
