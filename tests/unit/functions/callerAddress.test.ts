import { expect, test } from 'vitest';
import { addressNetworks, callerAddress } from '../../../functions/src/callerAddress';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['198.51.100.1,unknown,203.0.113.7', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
])('the caller behind %j is %s', (forwarded, address) => {
  expect(callerAddress({ 'x-forwarded-for': forwarded })).toBe(address);
});

test.each([
  '',
  ',',
  'unknown',
  '203.0.113.7,',
  '203.0.113.7:443',
  '203.0.113',
  '203.0.113.07',
  '[2001:db8::7]',
  '2001:db8::7/64',
  'fe80::1%eth0',
  '203.0.113.7\r\nX-Admin: yes',
])('nobody is known behind %j', (forwarded) => {
  expect(callerAddress({ 'x-forwarded-for': forwarded })).toBeNull();
});

test('nobody is known without the header', () => {
  expect(callerAddress({})).toBeNull();
});

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8:1:2::', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::9', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
])('%s counts as %s', (address, networks) => {
  expect(addressNetworks(address)).toEqual(networks);
});

test('neighbours in another /64 are counted on their own', () => {
  const [one, site] = addressNetworks('2001:db8:1:2::9');
  const [other, sameSite] = addressNetworks('2001:db8:1:3::9');
  expect(one).not.toBe(other);
  expect(site).toBe(sameSite);
});
