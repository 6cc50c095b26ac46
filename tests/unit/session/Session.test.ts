import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remembered } from '../../../src/platform/remembered';
import { putCopied, readCopy, takeCopied } from '../../../src/session/copy/readCopy';
import { loadCopy } from '../../../src/session/copy/storedCopy';
import { Session } from '../../../src/session/Session';

vi.mock(import('../../../src/session/copy/choice'), () => ({ copyOwner: () => owner }) as never);
vi.mock(import('../../../src/session/copy/storedCopy'), () => ({ loadCopy: vi.fn() }) as never);

let owner = 'ada';
let session: Session;

beforeEach(() => {
  owner = 'ada';
  vi.mocked(loadCopy).mockReset();
  vi.mocked(loadCopy).mockImplementation((uid) => Promise.resolve({ uid, values: { plan: uid } }));
  session = new Session('ada');
});

afterEach(() => {
  session.end();
});

test('nothing that was made of texts is remembered after the end of a session', () => {
  const length = vi.fn((text: string) => text.length);
  const lengthOf = remembered(length, 20);
  expect(['Lovelace', 'Lovelace'].map(lengthOf)).toEqual([8, 8]);
  expect(length).toHaveBeenCalledOnce();
  session.end();
  expect(lengthOf('Lovelace')).toBe(8);
  expect(length).toHaveBeenCalledTimes(2);
});

test('the copy is read once in each session, and nothing of it outlives its session', async () => {
  await Promise.all([readCopy(), readCopy()]);
  expect(loadCopy).toHaveBeenCalledOnce();
  session.end();
  expect(takeCopied('ada', 'plan')).toBeUndefined();
  await readCopy();
  expect(loadCopy).toHaveBeenCalledTimes(2);
  expect(takeCopied('ada', 'plan')).toBe('ada');
});

test('a copy that is read after the end of its session is not kept', async () => {
  let answer = () => {};
  vi.mocked(loadCopy).mockImplementationOnce(
    (uid) =>
      new Promise((resolve) => {
        answer = () => resolve({ uid, values: { plan: uid } });
      }),
  );
  const reading = readCopy();
  await vi.waitUntil(() => vi.mocked(loadCopy).mock.calls.length === 1);
  session.end();
  answer();
  await reading;
  putCopied('ada', 'list', []);
  expect(['plan', 'list'].map((name) => takeCopied('ada', name))).toEqual([undefined, undefined]);
});

test('the next person gets a copy of their own', async () => {
  await readCopy();
  session.end();
  owner = 'mary';
  await readCopy();
  expect(takeCopied('ada', 'plan')).toBeUndefined();
  expect(takeCopied('mary', 'plan')).toBe('mary');
});
