import { updateProfile, type User } from 'firebase/auth/web-extension';
import { updateDoc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveProfile, type ProfileChange } from '../../../src/profile/save';

// What a person can bring about on the page is shown by tests/component/profile.
const session = vi.hoisted(() => ({ currentUser: null as User | null }));
vi.mock('../../../src/firebase/auth', () => ({ auth: session }));
vi.mock('../../../src/firebase/collections', () => ({
  profileRef: (uid: string) => `users/${uid}`,
}));
vi.mock('../../../src/firebase/storage', () => ({ storage: {} }));
vi.mock(import('firebase/auth/web-extension'), () => ({ updateProfile: vi.fn() }));
vi.mock(import('firebase/firestore/lite'), () => ({
  updateDoc: vi.fn(),
  serverTimestamp: () => 'the time of the server' as never,
}));
vi.stubGlobal('navigator', { onLine: true });

const photoURL = 'https://files/old.jpg';
const CHANGE: ProfileChange = {
  uid: 'ada',
  email: 'ada@cardfile.example',
  isMissing: false,
  name: 'Ada King',
  changed: { name: 'Ada King' },
  storedPhotoURL: photoURL,
  photoURL,
  newPhoto: null,
};
const getIdToken = vi.fn();

function user(uid: string): User {
  return { uid, getIdToken } as unknown as User;
}

function save() {
  return saveProfile(CHANGE, () => {});
}

beforeEach(() => {
  session.currentUser = user('ada');
  vi.mocked(updateDoc).mockReset().mockResolvedValue();
  vi.mocked(updateProfile).mockReset().mockResolvedValue();
  getIdToken.mockReset().mockResolvedValue('token');
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['nobody', null],
  ['somebody else', user('mary')],
])('when %s is signed in by now, nothing is begun', async (_, now) => {
  session.currentUser = now;
  expect(await save()).toEqual({ kind: 'notSignedIn' });
  expect(updateDoc).not.toHaveBeenCalled();
  expect(updateProfile).not.toHaveBeenCalled();
});

test('a write without an answer is given up after 20 seconds', async () => {
  vi.useFakeTimers();
  vi.mocked(updateDoc).mockReturnValue(new Promise(() => {}));
  const result = save();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await result).toEqual({ kind: 'notWritten', failure: 'timedOut', photoURL });
});

test('when the fresh token does not come, the sign-in is stale', async () => {
  getIdToken.mockRejectedValue({ code: 'auth/network-request-failed' });
  expect(await save()).toEqual({ kind: 'savedButSignInStale', photoURL });
});

test('somebody who signs in meanwhile gets neither name nor photo', async () => {
  vi.mocked(updateDoc).mockImplementation(() => {
    session.currentUser = user('mary');
    return Promise.resolve();
  });
  expect(await save()).toEqual({ kind: 'savedButSignInStale', photoURL });
  expect(updateProfile).not.toHaveBeenCalled();
});
