import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  countsOf,
  SITE_LIMIT,
  takeTurn,
  TOTAL_LIMIT,
  VISITOR_LIMIT,
} from '../../functions/src/rateLimit';
import type { MailCatcher } from '../../scripts/mail/startMailCatcher';
import { createUser } from '../setup/accounts';
import {
  call,
  catchMail,
  logFile,
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
  expect(body.error).toEqual({
    status: 'RESOURCE_EXHAUSTED',
    message: 'Too many requests. Please try again later.',
    details: { retryAfter: expect.any(Number) },
  });
  const { retryAfter } = body.error?.details as { retryAfter: number };
  expect(retryAfter).toBeGreaterThan(500);
  expect(retryAfter).toBeLessThanOrEqual(600);
});

test('accounts do not lift the limit of a network, and a refusal counts for nothing', async () => {
  const here = { address: '203.0.113.7' };
  const accounts = [];
  for (let count = 0; count < 4; count++) {
    accounts.push({ ...(await signedIn(await createUser())), ...here });
  }
  const [first = here, second = here, third = here, fourth = here] = accounts;
  expect(await fourRequests(first, second, third, fourth)).toEqual(SENT_THREE_TIMES);
  expect(await request(here)).toBe('RESOURCE_EXHAUSTED');
  expect(catcher.mails).toHaveLength(3);
  const elsewhere = { ...fourth, address: '203.0.113.8' };
  expect(await fourRequests(elsewhere, elsewhere, elsewhere, elsewhere)).toEqual(SENT_THREE_TIMES);
});

test('all callers together have a limit for a day, which is logged for an alert when reached', async () => {
  const here = { address: '203.0.113.7' };
  await request(here);
  const before = readFileSync(logFile, 'utf8').length;
  const logged = () => readFileSync(logFile, 'utf8').slice(before);
  const hoursAgo = (hours: number): number => Date.now() - hours * 3_600_000;
  // One of them is more than a day old.
  await setCount('all', [...Array<number>(TOTAL_LIMIT.most - 1).fill(hoursAgo(20)), hoursAgo(25)]);
  expect(await request({ address: '203.0.113.8' })).toBe('sent');
  await expect.poll(logged).toContain('"code":"support-day-limit"');
  const { body } = await call('sendSupportEmail', supportRequestOf(), { address: '203.0.113.9' });
  expect(body.error).toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
  const { retryAfter } = body.error?.details as { retryAfter: number };
  expect(Math.round(retryAfter / 3600)).toBe(4);
  expect(catcher.mails).toHaveLength(2);
});

test('visitors cannot use up the day of people with an account', async () => {
  await request({ address: '203.0.113.7' });
  await setCount('visitors', Array<number>(VISITOR_LIMIT.most).fill(Date.now() - 3_600_000));
  expect(await request({ address: '203.0.113.8' })).toBe('RESOURCE_EXHAUSTED');
  const ada = await signedIn(await createUser());
  expect(await request({ ...ada, address: '203.0.113.8' })).toBe('sent');
});

test('a site of many IPv6 networks has a limit for a day', async () => {
  await request({ address: '2001:db8:1:2::1' });
  const times = Array<number>(SITE_LIMIT.most).fill(Date.now() - 3_600_000);
  await setCount('address 2001:db8:1::/48', times);
  expect(await request({ address: '2001:db8:1:3::1' })).toBe('RESOURCE_EXHAUSTED');
  expect(await request({ address: '2001:db8:2:3::1' })).toBe('sent');
});

/** Replaces the times in a count. */
async function setCount(name: string, times: number[]): Promise<void> {
  const id = createHash('sha256').update(name).digest('hex');
  const count = (await storedTurns()).find((stored) => stored.name.endsWith(id));
  expect(count).toBeDefined();
  if (count) await setTimes(count, times);
}

test('forged hops do not make another caller', async () => {
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

// Not by calls: the emulator runs each call under way in a process of its own, one starting after the other.
test('three of many simultaneous requests are within the limit, on any instance', async () => {
  const turns = await Promise.all(
    Array.from({ length: 8 }, () => takeTurn(countsOf(['203.0.113.7'], undefined))),
  );
  expect(turns.filter(({ kind }) => kind === 'taken')).toHaveLength(3);
  expect(await request({ address: '203.0.113.7' })).toBe('RESOURCE_EXHAUSTED');
});

test('many callers at once all have their turn', async () => {
  const turns = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      takeTurn(countsOf([`203.0.113.${String(index)}`], undefined)),
    ),
  );
  expect(turns).toEqual(
    Array(8).fill({ kind: 'taken', time: expect.any(Number), reachesTotal: false }),
  );
});

test('requests are accepted again after ten minutes', async () => {
  const here = { address: '203.0.113.7' };
  await fourRequests(here, here, here, here);
  const longAgo = Date.now() - 11 * 60_000;
  const counted = await storedTurns();
  expect(counted).toHaveLength(3);
  for (const turns of counted) await setTimes(turns, [longAgo, longAgo, longAgo]);
  expect(await request(here)).toBe('sent');
});

test('the stored counter names no caller and no content, and when it expires', async () => {
  const before = Date.now();
  await request({ address: '203.0.113.7' });
  const stored = await storedTurns();
  const ids = ['address 203.0.113.7', 'visitors', 'all'].map((caller) =>
    createHash('sha256').update(caller).digest('hex'),
  );
  expect(stored.map(({ name }) => name.split('/').at(-1)).sort()).toEqual([...ids].sort());
  const turns = stored.find(({ name }) => name.endsWith(ids[0] ?? ''));
  expect(Object.keys(turns?.fields ?? {}).sort()).toEqual(['expiresAt', 'times']);
  const { timestampValue } = turns?.fields['expiresAt'] as { timestampValue: string };
  expect(Date.parse(timestampValue)).toBeGreaterThanOrEqual(before + 10 * 60_000);
});
