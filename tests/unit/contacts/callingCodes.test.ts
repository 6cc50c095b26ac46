import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { COUNTRIES, countryOfDigits } from '../../../src/contacts/text/callingCodes';

/** The first of those that share a code: a phone there is taken for one of the country that most have. */
const MAIN = {
  '47': 'NO',
  '61': 'AU',
  '39': 'IT',
  '212': 'MA',
  '358': 'FI',
  '590': 'GP',
};

test('the table of calling codes is that of the phone library', () => {
  expect(COUNTRIES).toEqual(getCountries());
  for (const country of getCountries()) {
    const { number = '' } = getExampleNumber(country, examples) ?? {};
    const main: Partial<Record<string, string>> = MAIN;
    const expected = main[getCountryCallingCode(country)] ?? country;
    expect(countryOfDigits(number.slice(1)), country).toBe(number === '' ? '' : expected);
  }
  expect(countryOfDigits('999123')).toBe('');
  expect(countryOfDigits('')).toBe('');
});
