import { describe, expect, test } from 'vitest';
import { countryName, formatMoney, yearlySaving } from '../../../src/lib/money';

describe('moneyText', () => {
  test.each([
    [4.99, 'USD', 'en-US', '$4.99'],
    [600, 'JPY', 'en-US', '¥600'],
    [1.5, 'KWD', 'en-US', 'KWD 1.500'],
    [7.99, 'EUR', 'de-DE', '7,99 €'],
    [0, 'AED', 'en-US', 'AED 0.00'],
  ])('%d %s for %s', (amount, currency, locale, expected) => {
    expect(formatMoney(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});

describe('yearlySaving', () => {
  test.each([
    [4.99, 49.99, 17],
    [7.99, 79.99, 17],
    [10, 120, 0],
    [10, 130, 0],
    [10, 60, 50],
    [0, 0, 0],
    [NaN, 1, 0],
  ])('%d a month, %d a year', (monthly, yearly, expected) => {
    expect(yearlySaving(monthly, yearly)).toBe(expected);
  });
});

test('a country is named in the visitor’s language, an unknown code stands for itself', () => {
  expect(countryName('AE', 'en')).toBe('United Arab Emirates');
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('?', 'en')).toBe('?');
});
