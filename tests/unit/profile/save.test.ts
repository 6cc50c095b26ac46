import { updateProfile, type User } from 'firebase/auth';
import { runTransaction, type Transaction } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formToSave } from '../../setup/formToSave';
import { saveProfile, type ProfileChange } from '../../../src/account/profile/save';

// What a person can bring about on the page is shown by tests/component/profile.
const session = vi.hoisted(() => ({ currentUser: null as User | null }));
vi.mock('../../../src/firebase/auth', () => ({ auth: session }));
vi.mock('../../../src/firebase/collections', () => ({
  profileRef: (uid: string) => ({ path: `users/${uid}` }),
}));
vi.mock(import('firebase/auth'), () => ({ updateProfile: vi.fn() }));
vi.mock(import('firebase/firestore/lite'), () => ({
  runTransaction: vi.fn(),
  serverTimestamp: () => 'the time of the server' as never,
}));
vi.stubGlobal('navigator', { onLine: true });

const SHOWN = { name: 'Ada Lovelace', phone: '', company: '', title: '' };
const form = (typed: Partial<typeof SHOWN>) => formToSave(SHOWN, typed);
const photoURL = 'https://files/old.jpg';
const CHANGE: ProfileChange = {
  uid: 'ada',
  email: 'ada@cardfile.example',
  isMissing: false,
  form: form({ name: 'Ada King' }),
  photoURL,
  isSignInStale: false,
};
const getIdToken = vi.fn();
const update = vi.fn();
const transaction = {
  get: () => Promise.resolve({ data: () => ({ ...SHOWN }) }),
  update,
} as unknown as Transaction;

function user(uid: string): User {
  const displayName = 'Ada Lovelace';
  return { uid, displayName, photoURL, getIdToken } as unknown as User;
}

function save(more: Partial<ProfileChange> = {}) {
  return saveProfile({ ...CHANGE, ...more });
}

beforeEach(() => {
  session.currentUser = user('ada');
  update.mockReset();
  vi.mocked(runTransaction)
    .mockReset()
    .mockImplementation((_, work) => work(transaction));
  vi.mocked(updateProfile).mockReset().mockResolvedValue();
  getIdToken.mockReset().mockResolvedValue('token');
});

afterEach(() => {
  vi.useRealTimers();
});

test('the sign-in takes what was changed, or all after a save that did not reach it', async () => {
  await save();
  expect(updateProfile).toHaveBeenLastCalledWith(session.currentUser, { displayName: 'Ada King' });
  await save({ form: form({ phone: '1' }) });
  expect(updateProfile).toHaveBeenCalledTimes(1);
  await save({ form: form({}), isSignInStale: true });
  expect(updateProfile).toHaveBeenLastCalledWith(session.currentUser, {
    displayName: 'Ada Lovelace',
    photoURL,
  });
});

test.each([
  ['nobody', null],
  ['somebody else', user('mary')],
])('when %s is signed in by now, nothing is begun', async (_, now) => {
  session.currentUser = now;
  expect(await save()).toEqual({ kind: 'notSignedIn' });
  expect(runTransaction).not.toHaveBeenCalled();
  expect(updateProfile).not.toHaveBeenCalled();
});

test('a write without an answer fails after 20 seconds', async () => {
  vi.useFakeTimers();
  vi.mocked(runTransaction).mockReturnValue(new Promise(() => {}));
  const result = save();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await result).toEqual({ kind: 'notWritten', failure: 'timedOut' });
});

test('when the fresh token does not come, the sign-in is stale', async () => {
  getIdToken.mockRejectedValue({ code: 'auth/network-request-failed' });
  expect(await save()).toEqual({
    kind: 'savedButSignInStale',
    texts: { ...SHOWN, name: 'Ada King' },
  });
});

test('another user who signs in during the save gets neither name nor photo', async () => {
  update.mockImplementation(() => {
    session.currentUser = user('mary');
  });
  expect(await save()).toEqual({
    kind: 'savedButSignInStale',
    texts: { ...SHOWN, name: 'Ada King' },
  });
  expect(updateProfile).not.toHaveBeenCalled();
});
