import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { countryOfAddress } from '../../../functions/src/countryOfAddress';
import { pricing } from '../../../functions/src/pricing';

const GERMAN_IPV4 = '91.0.0.1';
const GERMAN_IPV6 = '2a02:8108::1';
const JAPANESE_IPV4 = '126.0.0.1';

const storefront = (headers: IncomingHttpHeaders): string => {
  const { country, currencyCode } = pricing(headers, countryOfAddress);
  return `${country} ${currencyCode}`;
};

test.each<[string, IncomingHttpHeaders, string]>([
  ['a geo header', { 'x-appengine-country': 'JP' }, 'JP JPY'],
  ['the other geo header', { 'x-country-code': 'GB' }, 'GB GBP'],
  ['a geo header in small letters', { 'x-appengine-country': 'de' }, 'DE EUR'],
  [
    'the first of two geo headers',
    { 'x-appengine-country': 'JP', 'x-country-code': 'GB' },
    'JP JPY',
  ],
  ['an IPv4 address', { 'x-forwarded-for': GERMAN_IPV4 }, 'DE EUR'],
  ['an IPv6 address', { 'x-forwarded-for': GERMAN_IPV6 }, 'DE EUR'],
  ['an IPv4 address in IPv6 form', { 'x-forwarded-for': `::ffff:${GERMAN_IPV4}` }, 'DE EUR'],
  ['the last hop of many', { 'x-forwarded-for': `${JAPANESE_IPV4}, ${GERMAN_IPV4}` }, 'DE EUR'],
  [
    'a geo header before an address',
    { 'x-appengine-country': 'JP', 'x-forwarded-for': GERMAN_IPV4 },
    'JP JPY',
  ],
  [
    'an address where the geo header knows no country',
    { 'x-appengine-country': 'ZZ', 'x-forwarded-for': GERMAN_IPV4 },
    'DE EUR',
  ],
])('%s chooses the storefront', (_, headers, expected) => {
  expect(storefront(headers)).toBe(expected);
});

test.each<[string, IncomingHttpHeaders]>([
  ['nothing', {}],
  ['empty headers', { 'x-appengine-country': '', 'x-forwarded-for': '' }],
  ['a country without a storefront', { 'x-appengine-country': 'AQ' }],
  ['an address of this machine', { 'x-forwarded-for': '127.0.0.1' }],
  ['a private address', { 'x-forwarded-for': '10.0.0.1' }],
  ['a private IPv6 address', { 'x-forwarded-for': 'fd00::1' }],
  ['an address that is none', { 'x-forwarded-for': '999.1.1.1' }],
  ['an address with a zone', { 'x-forwarded-for': 'fe80::1%eth0' }],
  ['a known hop before an unknown one', { 'x-forwarded-for': `${GERMAN_IPV4}, 10.0.0.1` }],
  ['a forged geo header', { 'x-appengine-country': '__proto__' }],
  ['a forged geo header of many parts', { 'x-appengine-country': 'DE, JP' }],
  ['a geo header sent twice', { 'x-country-code': ['DE', 'DE'] }],
  ['a forged address', { 'x-forwarded-for': `http://${GERMAN_IPV4}/` }],
  ['a forged address of great length', { 'x-forwarded-for': ':'.repeat(100_000) }],
])('%s leads to the United Arab Emirates', (_, headers) => {
  expect(pricing(headers, countryOfAddress)).toEqual({
    country: 'AE',
    currencyCode: 'AED',
    liteMonthly: 4.99,
    liteYearly: 49.99,
    basicMonthly: 7.99,
    basicYearly: 79.99,
    businessMonthly: 9.99,
    businessYearly: 99.99,
  });
});

test('looks no address up when a geo header says the country', () => {
  const looked: string[] = [];
  const { country } = pricing(
    { 'x-appengine-country': 'KW', 'x-forwarded-for': GERMAN_IPV4 },
    (address) => {
      looked.push(address);
      return 'DE';
    },
  );
  expect(country).toBe('KW');
  expect(looked).toEqual([]);
});
