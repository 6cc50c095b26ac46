import { describe, expect, test } from 'vitest';
import { countryName, formatMoney } from '../../../src/platform/money';

describe('moneyText', () => {
  test.each([
    [4.99, 'USD', 'en-US', '$4.99'],
    [600, 'JPY', 'en-US', '¥600'],
    [1.5, 'KWD', 'en-US', 'KWD 1.500'],
    [7.99, 'EUR', 'de-DE', '7,99 €'],
    [0, 'AED', 'en-US', 'AED 0'],
  ])('%d %s for %s', (amount, currency, locale, expected) => {
    expect(formatMoney(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});

test('a country is named in the visitor’s language, an unknown code stands for itself', () => {
  expect(countryName('AE', 'en')).toBe('United Arab Emirates');
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('?', 'en')).toBe('?');
});
