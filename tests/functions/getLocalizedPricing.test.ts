import { deleteApp, initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { expect, test } from 'vitest';
import type { PricingResult } from '../../functions/src/contract';
import { suite } from '../setup/suite';
import { call, functionsHost } from './functionsSuite';

const EMIRATES = {
  success: true,
  error: null,
  pricing: {
    country: 'AE',
    currencyCode: 'AED',
    liteMonthly: 4.99,
    liteYearly: 49.99,
    basicMonthly: 7.99,
    basicYearly: 79.99,
    businessMonthly: 9.99,
    businessYearly: 99.99,
  },
};

test('answers the SDK, which sends no payload', async () => {
  const app = initializeApp({ projectId: suite.projectId }, 'pricing');
  const functions = getFunctions(app);
  const { hostname, port } = new URL(`http://${functionsHost}`);
  connectFunctionsEmulator(functions, hostname, Number(port));
  const { data } = await httpsCallable<undefined, PricingResult>(
    functions,
    'getLocalizedPricing',
  )();
  expect(data).toEqual(EMIRATES);
  await deleteApp(app);
});

test.each([
  ['a geo header', { headers: { 'X-Appengine-Country': 'KW' } }, 'KW', 'KWD'],
  ['an IPv4 address', { address: '126.0.0.1' }, 'JP', 'JPY'],
  ['an IPv6 address', { address: '2a02:8108::1' }, 'DE', 'EUR'],
  ['the last of several addresses', { address: '126.0.0.1, 91.0.0.1' }, 'DE', 'EUR'],
])('chooses by %s', async (_, options, country, currencyCode) => {
  const { status, body } = await call('getLocalizedPricing', null, options);
  expect(status).toBe(200);
  expect(body.result).toMatchObject({ success: true, pricing: { country, currencyCode } });
});

test.each([
  ['a forged geo header', null, { headers: { 'X-Appengine-Country': '<script>' } }],
  ['a forged address', null, { address: 'not an address' }],
  ['a payload', { country: 'JP', currencyCode: 'JPY' }, {}],
  ['a payload that the SDK cannot read', { '@type': 'unknown' }, {}],
])('shows the prices of the Emirates to %s', async (_, data, options) => {
  expect(await call('getLocalizedPricing', data, options)).toEqual({
    status: 200,
    body: { result: EMIRATES },
  });
});
