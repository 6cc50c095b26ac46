import { FirebaseError } from 'firebase/app';
import { getDownloadURL, uploadBytesResumable, type UploadTask } from 'firebase/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadToFirstOpen } from '../../../src/firebase/files';

vi.mock(import('firebase/storage'), async (load) => ({
  ...(await load()),
  getStorage: () => ({}) as never,
  ref: (_storage: unknown, path?: string) => ({ fullPath: path }) as never,
  uploadBytesResumable: vi.fn(),
  getDownloadURL: vi.fn(),
}));
vi.mock('../../../src/firebase/app', () => ({ app: {} }));
vi.stubGlobal('navigator', { onLine: true });

const FILE = 'profile_1763690400000.jpg';
const PATHS = [
  `profile_images/ada/${FILE}`,
  `profiles/ada/${FILE}`,
  `users/ada/profile/${FILE}`,
  `ada/${FILE}`,
];
const PHOTO = new Blob(['photo'], { type: 'image/jpeg' });
const MINUTE = 60_000;

const start = vi.mocked(uploadBytesResumable);
const address = vi.mocked(getDownloadURL);
const heard = vi.fn();
const cancel = vi.fn();

/** Each path's upload in turn: an error code, or '' for success. The last value repeats. */
function uploads(...outcomes: string[]): void {
  outcomes.forEach((code, index) => {
    const task = () => {
      const done = code
        ? Promise.reject(new FirebaseError(`storage/${code}`, ''))
        : Promise.resolve();
      return taskOf(done);
    };
    if (index === outcomes.length - 1) start.mockImplementation(task);
    else start.mockImplementationOnce(task);
  });
}

function taskOf(done: Promise<void>): UploadTask {
  const on = (_event: string, next: (snapshot: object) => void) => {
    next({ bytesTransferred: 30, totalBytes: 120 });
    next({ bytesTransferred: 0, totalBytes: 0 });
  };
  return Object.assign(done, { on, cancel }) as unknown as UploadTask;
}

function upload(): Promise<string> {
  return uploadToFirstOpen(PATHS, PHOTO, heard);
}

const tried = () => start.mock.calls.map(([{ fullPath }]) => fullPath);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-11-21T02:00:00Z') });
  vi.resetAllMocks();
  address.mockImplementation(({ fullPath }) => Promise.resolve(`https://files/${fullPath}`));
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first path is all it takes, and its address is the answer', async () => {
  uploads('');
  expect(await upload()).toBe(`https://files/${PATHS[0]}`);
  expect(tried()).toEqual(PATHS.slice(0, 1));
  expect(start.mock.calls[0]?.slice(1)).toEqual([
    PHOTO,
    // Nothing of it stays in the cache of a shared computer.
    { contentType: 'image/jpeg', cacheControl: 'private, no-store' },
  ]);
  expect(heard.mock.calls).toEqual([[0.25], [0]]);
});

test.each([1, 2, 3])('after %i refusals, the next path is tried and answers', async (refusals) => {
  uploads(...Array.from({ length: refusals }, () => 'unauthorized'), '');
  expect(await upload()).toBe(`https://files/${PATHS[refusals]}`);
  expect(tried()).toEqual(PATHS.slice(0, refusals + 1));
});

test('an unknown error tries the next path too', async () => {
  uploads('unknown', '');
  expect(await upload()).toBe(`https://files/${PATHS[1]}`);
});

test('when all four fail, the last error is the answer', async () => {
  uploads('unauthorized', 'unauthorized', 'unauthorized', 'unknown');
  await expect(upload()).rejects.toMatchObject({ failure: 'unknown' });
  expect(tried()).toEqual(PATHS);
});

test.each([
  ['quota-exceeded', 'busy'],
  ['canceled', 'timedOut'],
  ['retry-limit-exceeded', 'unknown'],
  ['unauthenticated', 'unknown'],
])('%s would be the same on another path, so none is tried', async (code, failure) => {
  uploads(code, '');
  await expect(upload()).rejects.toMatchObject({ failure });
  expect(tried()).toEqual(PATHS.slice(0, 1));
});

test('an address that cannot be asked for counts like a refused upload', async () => {
  uploads('');
  address.mockRejectedValueOnce({ code: 'storage/unauthorized' });
  expect(await upload()).toBe(`https://files/${PATHS[1]}`);
});

test('a file without an address is answered by none, and not stored a second time', async () => {
  uploads('');
  address.mockRejectedValueOnce({ code: 'storage/no-download-url' });
  expect(await upload()).toBe('');
  expect(tried()).toEqual(PATHS.slice(0, 1));
});

test('an upload without an end is stopped after a minute', async () => {
  start.mockImplementation(() => taskOf(new Promise(() => {})));
  const failure = upload().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(cancel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ failure: 'timedOut' });
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(tried()).toEqual(PATHS.slice(0, 1));
});

test('the minute is for all paths together', async () => {
  start
    .mockImplementationOnce(() => {
      const late = new Promise<void>((_resolve, reject) => {
        setTimeout(() => {
          reject(Object.assign(new Error('refused'), { code: 'storage/unauthorized' }));
        }, MINUTE - 1);
      });
      return taskOf(late);
    })
    .mockImplementation(() => taskOf(new Promise(() => {})));
  const failure = upload().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await failure).toMatchObject({ failure: 'timedOut' });
  expect(tried()).toEqual(PATHS.slice(0, 2));
});
