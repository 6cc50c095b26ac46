import { updateProfile, type User } from 'firebase/auth';
import { getDoc, updateDoc, type DocumentSnapshot } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveProfile, type ProfileChange } from '../../../src/profile/save';

// What a person can bring about on the page is shown by tests/component/profile.
const session = vi.hoisted(() => ({ currentUser: null as User | null }));
vi.mock('../../../src/firebase/auth', () => ({ auth: session }));
vi.mock('../../../src/firebase/collections', () => ({
  profileRef: (uid: string) => `users/${uid}`,
}));
vi.mock('../../../src/firebase/storage', () => ({ storage: {} }));
vi.mock(import('firebase/auth'), () => ({ updateProfile: vi.fn() }));
vi.mock(import('firebase/firestore/lite'), () => ({
  getDoc: vi.fn(),
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
  began: { name: 'Ada Lovelace', phone: '', company: '', title: '' },
  attempted: {},
  storedPhotoURL: photoURL,
  photoURL,
  newPhoto: null,
  isSignInStale: false,
};
const getIdToken = vi.fn();

function user(uid: string): User {
  const displayName = 'Ada Lovelace';
  return { uid, displayName, photoURL: CHANGE.storedPhotoURL, getIdToken } as unknown as User;
}

function save(more: Partial<ProfileChange> = {}) {
  return saveProfile({ ...CHANGE, ...more }, () => {});
}

beforeEach(() => {
  const stored = { data: () => ({ name: 'Ada Lovelace' }) } as unknown as DocumentSnapshot;
  vi.mocked(getDoc).mockResolvedValue(stored);
  session.currentUser = user('ada');
  vi.mocked(updateDoc).mockReset().mockResolvedValue();
  vi.mocked(updateProfile).mockReset().mockResolvedValue();
  getIdToken.mockReset().mockResolvedValue('token');
});

afterEach(() => {
  vi.useRealTimers();
});

test('the sign-in takes what was changed, or all after a save that did not reach it', async () => {
  await save();
  expect(updateProfile).toHaveBeenLastCalledWith(session.currentUser, { displayName: 'Ada King' });
  await save({ changed: { phone: '1' } });
  expect(updateProfile).toHaveBeenCalledTimes(1);
  await save({ changed: {}, isSignInStale: true });
  expect(updateProfile).toHaveBeenLastCalledWith(session.currentUser, {
    displayName: 'Ada King',
    photoURL,
  });
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

test('a write without an answer fails after 20 seconds', async () => {
  vi.useFakeTimers();
  vi.mocked(updateDoc).mockReturnValue(new Promise(() => {}));
  const result = save();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await result).toEqual({ kind: 'notWritten', failure: 'timedOut', photoURL });
});

test('when the fresh token does not come, the sign-in is stale', async () => {
  getIdToken.mockRejectedValue({ code: 'auth/network-request-failed' });
  expect(await save()).toEqual({
    kind: 'savedButSignInStale',
    photoURL,
    earlierPhotoLeft: false,
  });
});

test('another user who signs in during the save gets neither name nor photo', async () => {
  vi.mocked(updateDoc).mockImplementation(() => {
    session.currentUser = user('mary');
    return Promise.resolve();
  });
  expect(await save()).toEqual({
    kind: 'savedButSignInStale',
    photoURL,
    earlierPhotoLeft: false,
  });
  expect(updateProfile).not.toHaveBeenCalled();
});
