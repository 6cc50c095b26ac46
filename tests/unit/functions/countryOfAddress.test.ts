import { expect, test } from 'vitest';
import { countryOfAddress } from '../../../functions/src/countryOfAddress';

// Ranges that have been with one provider of one country for decades.
test.each([
  ['8.8.8.8', 'US'],
  ['91.0.0.1', 'DE'],
  ['126.0.0.1', 'JP'],
  ['94.200.0.1', 'AE'],
  ['2a02:8108::1', 'DE'],
  ['2001:8f8::1', 'AE'],
  ['2405:200::1', 'IN'],
  ['2804:14c::1', 'BR'],
])('%s belongs to %s', (address, country) => {
  expect(countryOfAddress(address)).toBe(country);
});

test.each(['127.0.0.1', '10.1.2.3', '192.0.2.1', '0.0.0.0', '::1', 'fd00::1'])(
  '%s belongs to nobody',
  (address) => {
    expect(countryOfAddress(address)).toBeNull();
  },
);
