import { FirebaseError } from 'firebase/app';
import {
  runTransaction,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeDocument } from '../../../src/firebase/changeDocument';

// That the database refuses a stale write is shown by tests/e2e/conflict.spec.ts.
vi.mock(import('firebase/firestore/lite'), () => ({ runTransaction: vi.fn() }));

const firestore = {} as Firestore;
const ref = { firestore } as DocumentReference;
const update = vi.fn();
let stored: { count: number } | undefined;
let failures: string[] = [];

beforeEach(() => {
  stored = { count: 1 };
  failures = [];
  update.mockReset();
  vi.mocked(runTransaction)
    .mockReset()
    .mockImplementation(async (_, work) => {
      const get = () => Promise.resolve({ data: () => stored });
      const result = await work({ get, update } as unknown as Transaction);
      const code = failures.shift();
      if (code) throw new FirebaseError(code, 'made to fail by the test');
      return result;
    });
});

const add = (data: { count?: number } | undefined) => {
  const count = (data?.count ?? 0) + 1;
  return { answer: count, fields: { count } };
};

test('writes what is decided on what is stored', async () => {
  expect(await changeDocument(ref, add)).toBe(2);
  expect(update.mock.calls).toEqual([[ref, { count: 2 }]]);
  // The SDK's own repeats would wait for seconds without a network.
  expect(runTransaction).toHaveBeenCalledWith(firestore, expect.anything(), { maxAttempts: 1 });
});

test('without anything to write, the transaction is not committed', async () => {
  failures = ['internal'];
  expect(await changeDocument(ref, (data) => ({ answer: data }))).toEqual({ count: 1 });
  stored = undefined;
  expect(await changeDocument(ref, (data) => ({ answer: data }))).toBeUndefined();
  expect(update).not.toHaveBeenCalled();
});

test.each(['failed-precondition', 'aborted'])(
  'is decided again on what another write has left (%s)',
  async (code) => {
    failures = [code, code];
    const seen: unknown[] = [];
    const answer = await changeDocument(ref, (data) => {
      seen.push(data);
      stored = { count: 10 * seen.length };
      return add(data);
    });
    expect(seen).toEqual([{ count: 1 }, { count: 10 }, { count: 20 }]);
    expect(answer).toBe(21);
  },
);

test('gives up when others write it all the time', async () => {
  failures = Array<string>(9).fill('failed-precondition');
  await expect(changeDocument(ref, add)).rejects.toMatchObject({ failure: 'busy' });
  expect(runTransaction).toHaveBeenCalledTimes(5);
});

test.each(['permission-denied', 'unavailable', 'unknown', 'unauthenticated'])(
  'leaves other failures to the caller, at once: %s',
  async (code) => {
    failures = [code];
    await expect(changeDocument(ref, add)).rejects.toMatchObject({ code });
    expect(runTransaction).toHaveBeenCalledTimes(1);
  },
);

test('what goes wrong in the decision is no answer', async () => {
  const broken = () => {
    throw new RangeError('broken');
  };
  await expect(changeDocument(ref, broken)).rejects.toThrow(RangeError);
  expect(update).not.toHaveBeenCalled();
});
