import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MailCatcher } from '../../scripts/mail/startMailCatcher';
import { call, catchMail, send } from './functionsSuite';
import { supportRequestOf } from './supportRequestOf';

let catcher: MailCatcher;
beforeEach(async () => {
  catcher = await catchMail();
});
afterEach(() => catcher.stop());

const fields = ['name', 'email', 'subject', 'message', '@type', '__proto__', 'toString', ''];
/** Two hundred payloads of any shape, the same ones in every run. None is a sound request. */
const payloads = fc.sample(
  fc.oneof(
    fc.jsonValue({ maxDepth: 5 }),
    fc.dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 2 })),
    fc.record({
      name: fc.string(),
      email: fc.string(),
      subject: fc.string(),
      message: fc.string(),
    }),
  ),
  { numRuns: 200, seed: 20250615 },
);

test('two hundred payloads of any shape are refused as such, and send nothing', async () => {
  const answers = [];
  for (const payload of payloads) answers.push((await call('sendSupportEmail', payload)).body);
  expect(answers).toHaveLength(200);
  expect(answers.filter(({ error }) => error?.status !== 'INVALID_ARGUMENT')).toEqual([]);
  expect(catcher.mails).toEqual([]);
});

test('two hundred payloads of any shape do not keep the prices from being shown', async () => {
  const answers = [];
  for (const payload of payloads) answers.push(await call('getLocalizedPricing', payload));
  expect(answers).toHaveLength(200);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

const json = { 'Content-Type': 'application/json' };
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test.each<[string, string, Record<string, string>]>([
  ['nothing', '', json],
  ['no JSON', '{"data":', json],
  ['a JSON text', '"data"', json],
  ['a list', '[]', json],
  ['no data', '{}', json],
  ['other keys', '{"name":"Ada"}', json],
  ['nesting without end', `{"data":${nested(100_000)}}`, json],
  ['nesting in a field', `{"data":{"name":${nested(100_000)}}}`, json],
  ['a type of Google', '{"data":{"@type":"type.googleapis.com/x"}}', json],
  [
    'a number of Google',
    '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value"}}',
    json,
  ],
  ['five million characters', `{"data":"${'a'.repeat(5_000_000)}"}`, json],
  ['a form', 'data=1', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['a plain text', '{"data":{}}', { 'Content-Type': 'text/plain' }],
  ['an unknown encoding', '{"data":{}}', { 'Content-Type': 'application/json; charset=x' }],
])('the body %s is never an internal error', async (_, body, headers) => {
  const pricing = await send('getLocalizedPricing', body, headers);
  expect(pricing.status).toBeLessThan(500);
  const support = await send('sendSupportEmail', body, headers);
  expect(support.status).toBeLessThan(500);
  expect(support.status).toBeGreaterThanOrEqual(400);
  expect(catcher.mails).toEqual([]);
});

test('junk counts for nothing: a sound request passes after it', async () => {
  for (const payload of payloads.slice(0, 10)) await call('sendSupportEmail', payload);
  expect((await call('sendSupportEmail', supportRequestOf())).status).toBe(200);
  expect(catcher.mails).toHaveLength(1);
});
