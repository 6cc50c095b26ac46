import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectSession, remoteCall } from '../../../src/firebase/remoteCall';
import { ChunkLoadError } from '../../../src/platform/lateCode';

const LIMIT = 15_000;
const freshToken = vi.fn<() => Promise<boolean>>();
const onExpired = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  freshToken.mockReset().mockResolvedValue(true);
  onExpired.mockReset();
  connectSession({ freshToken, onExpired });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Work that fails with these codes in turn, and then is done. */
const workThatFails = (...codes: string[]) => {
  const work = vi.fn<() => Promise<string>>().mockResolvedValue('done');
  for (const code of codes) work.mockRejectedValueOnce(new FirebaseError(code, code));
  return work;
};

async function settled(call: Promise<unknown>): Promise<unknown> {
  const outcome = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

test.each(['unauthenticated', 'permission-denied'])(
  'one refusal (%s) is tried again with a fresh token',
  async (code) => {
    const work = workThatFails(code);
    expect(await settled(remoteCall(work, LIMIT))).toBe('done');
    expect(freshToken).toHaveBeenCalledOnce();
    expect(work).toHaveBeenCalledTimes(2);
  },
);

test.each([
  ['unauthenticated', 'unknown'],
  ['permission-denied', 'denied'],
  ['unavailable', 'busy'],
])('a second %s is a failure, and does not end the session', async (code, failure) => {
  const work = workThatFails(code, code);
  expect(await settled(remoteCall(work, LIMIT))).toMatchObject({ failure });
  expect(work).toHaveBeenCalledTimes(2);
  expect(onExpired).not.toHaveBeenCalled();
});

test.each([
  ['lost', 'lost'],
  ['offline', 'offline'],
  ['unreachable', 'offline'],
] as const)('a part of the site that is %s fails as %s', async (reason, failure) => {
  const work = () => Promise.reject(new ChunkLoadError('Failed to fetch', reason));
  expect(await settled(remoteCall(work, LIMIT))).toMatchObject({ failure });
});

test('only a refused token ends the session', async () => {
  freshToken.mockRejectedValue(new FirebaseError('auth/user-token-expired', 'refused'));
  const work = workThatFails('unauthenticated');
  expect(await settled(remoteCall(work, LIMIT))).toMatchObject({ failure: 'expired' });
  expect(work).toHaveBeenCalledOnce();
  expect(onExpired).toHaveBeenCalledOnce();
});

test('a token that could not be renewed says nothing about the session', async () => {
  freshToken.mockRejectedValue(new FirebaseError('auth/network-request-failed', 'no answer'));
  const work = workThatFails('unauthenticated');
  expect(await settled(remoteCall(work, LIMIT))).toMatchObject({ failure: 'offline' });
  expect(onExpired).not.toHaveBeenCalled();
});

test.each([
  [0, 200],
  [0.5, 500],
  [1, 800],
])('a busy service is asked again after a random pause (%d: %d ms)', async (random, length) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const work = workThatFails('unavailable');
  const call = remoteCall(work, LIMIT);
  await vi.advanceTimersByTimeAsync(length - 1);
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toBe('done');
  expect(freshToken).not.toHaveBeenCalled();
});

test('what may not be done twice is run again only after a refusal', async () => {
  const busy = workThatFails('functions/unavailable');
  expect(await settled(remoteCall(busy, LIMIT, 'once'))).toMatchObject({ failure: 'busy' });
  expect(busy).toHaveBeenCalledOnce();

  const refused = workThatFails('functions/unauthenticated');
  expect(await settled(remoteCall(refused, LIMIT, 'once'))).toBe('done');
});

test('a visitor has no token to renew', async () => {
  connectSession({ freshToken, onExpired })();
  const work = workThatFails('permission-denied');
  expect(await settled(remoteCall(work, LIMIT))).toMatchObject({ failure: 'denied' });
  expect(work).toHaveBeenCalledOnce();
});

/** So many calls at once whose work is refused whatever the token, and the kinds of their failures. */
async function refusedCalls(count: number): Promise<unknown[]> {
  const work = () => Promise.reject(new FirebaseError('permission-denied', 'refused'));
  return Promise.all(Array.from({ length: count }, () => settled(remoteCall(work, LIMIT))));
}

test('calls that are refused at once wait for one fresh token', async () => {
  const failures = await refusedCalls(8);
  expect(failures).toEqual(Array(8).fill(expect.objectContaining({ failure: 'denied' })));
  expect(freshToken).toHaveBeenCalledOnce();
});

test('a refusal of a fresh token is meant: for 30 s there is no other one, and no second try', async () => {
  await refusedCalls(1);
  const work = workThatFails('permission-denied');
  expect(await settled(remoteCall(work, LIMIT))).toMatchObject({ failure: 'denied' });
  expect(work).toHaveBeenCalledOnce();
  expect(freshToken).toHaveBeenCalledOnce();

  await vi.advanceTimersByTimeAsync(30_000);
  await refusedCalls(1);
  expect(freshToken).toHaveBeenCalledTimes(2);
});

test('a call that began before the token was renewed is tried again with the new one', async () => {
  let refuse = () => {};
  const work = vi.fn<() => Promise<string>>().mockResolvedValue('done');
  work.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        refuse = () => reject(new FirebaseError('permission-denied', 'refused'));
      }),
  );
  const call = remoteCall(work, LIMIT);
  await remoteCall(workThatFails('permission-denied'), LIMIT);
  refuse();
  expect(await call).toBe('done');
  expect(freshToken).toHaveBeenCalledOnce();
});

test('without a network, says the browser: a call fails as offline until an answer proves the contrary', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const lost = () => settled(remoteCall(workThatFails('unknown'), LIMIT));
  expect(await lost()).toMatchObject({ failure: 'offline' });
  const busy = workThatFails('unavailable', 'unavailable');
  expect(await settled(remoteCall(busy, LIMIT))).toMatchObject({ failure: 'busy' });
  expect(await settled(remoteCall(workThatFails(), LIMIT))).toBe('done');
  expect(await lost()).toMatchObject({ failure: 'unknown' });
  expect(await lost()).toMatchObject({ failure: 'offline' });
});

test('an answer that was on its way when the network went proves nothing', async () => {
  const browser = { onLine: true };
  vi.stubGlobal('navigator', browser);
  const call = remoteCall(async () => {
    browser.onLine = false;
    return Promise.resolve('done');
  }, LIMIT);
  expect(await call).toBe('done');
  const lost = remoteCall(workThatFails('unknown'), LIMIT);
  expect(await settled(lost)).toMatchObject({ failure: 'offline' });
});
