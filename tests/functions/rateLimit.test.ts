import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MailCatcher } from '../../scripts/mail/startMailCatcher';
import { createUser } from '../setup/accounts';
import {
  call,
  catchMail,
  setTimes,
  signedIn,
  storedTurns,
  type CallOptions,
} from './functionsSuite';
import { supportRequestOf } from './supportRequestOf';

let catcher: MailCatcher;
beforeEach(async () => {
  catcher = await catchMail();
});
afterEach(() => catcher.stop());

const request = async (options: CallOptions): Promise<string> => {
  const { body } = await call('sendSupportEmail', supportRequestOf(), options);
  return body.error?.status ?? 'sent';
};

const SENT_THREE_TIMES = ['sent', 'sent', 'sent', 'RESOURCE_EXHAUSTED'];

async function fourRequests(...options: [CallOptions, CallOptions, CallOptions, CallOptions]) {
  const answers = [];
  for (const option of options) answers.push(await request(option));
  return answers;
}

test('the fourth request from an address is refused, one from another address is not', async () => {
  const here = { address: '203.0.113.7' };
  expect(await fourRequests(here, here, here, here)).toEqual(SENT_THREE_TIMES);
  expect(catcher.mails).toHaveLength(3);
  expect(await request({ address: '203.0.113.8' })).toBe('sent');
  const { body } = await call('sendSupportEmail', supportRequestOf(), here);
  expect(body.error?.message).toBe('Too many requests. Please try again later.');
});

test('hops that a caller made up do not make another caller', async () => {
  expect(
    await fourRequests(
      { address: '203.0.113.7' },
      { address: '198.51.100.1, 203.0.113.7' },
      { address: '198.51.100.2, 203.0.113.7' },
      { address: '198.51.100.3, 203.0.113.7' },
    ),
  ).toEqual(SENT_THREE_TIMES);
});

test('the addresses of one IPv6 network are one caller, those of the next are not', async () => {
  expect(
    await fourRequests(
      { address: '2001:db8:1:2::1' },
      { address: '2001:db8:1:2::2' },
      { address: '2001:db8:1:2:ffff::3' },
      { address: '2001:db8:1:2:ffff::4' },
    ),
  ).toEqual(SENT_THREE_TIMES);
  expect(await request({ address: '2001:db8:1:3::1' })).toBe('sent');
});

test('a signed-in user is one caller at every address', async () => {
  const ada = await signedIn(await createUser());
  expect(
    await fourRequests(
      { ...ada, address: '203.0.113.1' },
      { ...ada, address: '203.0.113.2' },
      { ...ada, address: '203.0.113.3' },
      { ...ada, address: '203.0.113.4' },
    ),
  ).toEqual(SENT_THREE_TIMES);
  const bob = await signedIn(await createUser());
  expect(await request({ ...bob, address: '203.0.113.4' })).toBe('sent');
});

test('of many requests at once three at most are sent', async () => {
  const atOnce = (addresses: string[]): Promise<string[]> =>
    Promise.all(addresses.map((address) => request({ address })));
  // The emulator starts a process for each call under way: only once these run do calls overlap.
  await atOnce(['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']);
  const caught = catcher.mails.length;
  const answers = await atOnce(Array.from({ length: 4 }, () => '203.0.113.7'));
  expect(answers.sort()).toEqual(['RESOURCE_EXHAUSTED', 'sent', 'sent', 'sent']);
  expect(catcher.mails.length - caught).toBe(3);
});

test('ten minutes later there are requests again', async () => {
  const here = { address: '203.0.113.7' };
  await fourRequests(here, here, here, here);
  const [turns] = await storedTurns();
  if (!turns) throw new Error('Nothing was counted.');
  const longAgo = Date.now() - 11 * 60_000;
  await setTimes(turns, [longAgo, longAgo, longAgo]);
  expect(await request(here)).toBe('sent');
});

test('what is stored says neither who nor what, and when it may go', async () => {
  const before = Date.now();
  await request({ address: '203.0.113.7' });
  const [turns, ...others] = await storedTurns();
  expect(others).toEqual([]);
  const id = createHash('sha256').update('address 203.0.113.7').digest('hex');
  expect(turns?.name.split('/').at(-1)).toBe(id);
  expect(Object.keys(turns?.fields ?? {}).sort()).toEqual(['expiresAt', 'times']);
  const { timestampValue } = turns?.fields['expiresAt'] as { timestampValue: string };
  expect(Date.parse(timestampValue)).toBeGreaterThanOrEqual(before + 10 * 60_000);
});
