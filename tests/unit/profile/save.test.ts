import { updateProfile, type User } from 'firebase/auth';
import { updateDoc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProfile } from '../../../src/profile/createProfile';
import { RemoteError } from '../../../src/firebase/remoteCall';
import { saveProfile, type ProfileChange } from '../../../src/profile/save';
import { storedPhoto } from '../../../src/profile/storedPhoto';

const session = vi.hoisted(() => ({ currentUser: null as User | null }));
vi.mock('../../../src/firebase/auth', () => ({ auth: session }));
vi.mock('../../../src/firebase/collections', () => ({
  profileRef: (uid: string) => `users/${uid}`,
}));
vi.mock(import('firebase/auth'), () => ({ updateProfile: vi.fn() }));
vi.mock(import('firebase/firestore/lite'), () => ({
  updateDoc: vi.fn(),
  serverTimestamp: () => 'the time of the server' as never,
}));
vi.mock(import('../../../src/profile/createProfile'), () => ({ createProfile: vi.fn() }));
vi.mock(import('../../../src/profile/storedPhoto'), () => ({ storedPhoto: vi.fn() }));
vi.stubGlobal('navigator', { onLine: true });

const photoURL = 'https://files/new.jpg';
const changed = { name: 'Ada King', phone: '1', company: 'Engines', title: 'Countess' };
const CHANGE: ProfileChange = {
  uid: 'ada',
  email: 'ada@cardfile.example',
  isMissing: false,
  name: 'Ada King',
  changed,
  storedPhotoURL: 'https://files/old.jpg',
  photoURL: 'https://files/old.jpg',
  newPhoto: new File(['photo'], 'ada.jpg', { type: 'image/jpeg' }),
  isSignInStale: false,
};

/** Every step in the order in which it was begun. */
let steps: string[];
const getIdToken = vi.fn();

function user(uid: string): User {
  const displayName = 'Ada Lovelace';
  return { uid, displayName, photoURL: CHANGE.storedPhotoURL, getIdToken } as unknown as User;
}

function save(more: Partial<ProfileChange> = {}) {
  return saveProfile({ ...CHANGE, ...more }, () => {});
}

beforeEach(() => {
  steps = [];
  session.currentUser = user('ada');
  const step = (name: string) => () => {
    steps.push(name);
    return Promise.resolve();
  };
  vi.mocked(storedPhoto).mockReset();
  vi.mocked(storedPhoto).mockImplementation(() => {
    steps.push('photo');
    return Promise.resolve({ kind: 'stored', photoURL });
  });
  vi.mocked(createProfile).mockReset().mockImplementation(step('create'));
  vi.mocked(updateDoc).mockReset();
  vi.mocked(updateDoc).mockImplementation(step('write'));
  vi.mocked(updateProfile).mockReset().mockImplementation(step('sign-in'));
  getIdToken.mockReset().mockImplementation(step('token'));
});

afterEach(() => {
  vi.useRealTimers();
});

test('the four steps, in their order and with all there is to say', async () => {
  expect(await save()).toEqual({ kind: 'saved', photoURL });
  expect(steps).toEqual(['photo', 'write', 'sign-in', 'token']);
  expect(updateDoc).toHaveBeenCalledWith('users/ada', {
    ...changed,
    photoURL,
    updatedAt: 'the time of the server',
  });
  expect(updateProfile).toHaveBeenCalledWith(session.currentUser, {
    displayName: 'Ada King',
    photoURL,
  });
  expect(getIdToken).toHaveBeenCalledWith(true);
});

test('only what was changed is written, and the photo only if it is another one', async () => {
  await save({ changed: { phone: '1' }, storedPhotoURL: photoURL });
  expect(updateDoc).toHaveBeenCalledWith('users/ada', {
    phone: '1',
    updatedAt: 'the time of the server',
  });
  await save({ changed: {} });
  expect(updateDoc).toHaveBeenLastCalledWith('users/ada', {
    photoURL,
    updatedAt: 'the time of the server',
  });
});

test('where nothing was changed, nothing is written or sent; the token is still refreshed', async () => {
  const same = { changed: {}, storedPhotoURL: photoURL };
  expect(await save(same)).toEqual({ kind: 'saved', photoURL });
  expect(steps).toEqual(['photo', 'token']);
  expect(await save({ ...same, isMissing: true })).toEqual({ kind: 'saved', photoURL });
  expect(steps.slice(2)).toEqual(['photo', 'create', 'token']);
});

test('the sign-in takes what was changed, or all after a save that did not reach it', async () => {
  const same = { storedPhotoURL: photoURL };
  await save(same);
  expect(updateProfile).toHaveBeenLastCalledWith(session.currentUser, { displayName: 'Ada King' });
  await save({ changed: { phone: '1' } });
  expect(updateProfile).toHaveBeenLastCalledWith(session.currentUser, { photoURL });
  await save({ ...same, changed: {}, isSignInStale: true });
  expect(updateProfile).toHaveBeenLastCalledWith(session.currentUser, {
    displayName: 'Ada King',
    photoURL,
  });
  expect(updateProfile).toHaveBeenCalledTimes(3);
});

test('a missing profile is created before it is updated', async () => {
  expect(await save({ isMissing: true })).toEqual({ kind: 'saved', photoURL });
  expect(steps).toEqual(['photo', 'create', 'write', 'sign-in', 'token']);
  expect(createProfile).toHaveBeenCalledWith({
    uid: 'ada',
    email: 'ada@cardfile.example',
    name: 'Ada King',
  });
});

test.each([
  ['nobody', null],
  ['somebody else', user('mary')],
])('when %s is signed in by now, nothing is begun', async (_, now) => {
  session.currentUser = now;
  expect(await save()).toEqual({ kind: 'notSignedIn' });
  expect(steps).toEqual([]);
});

test.each([
  { kind: 'photoUnusable', reason: 'This file is not an image.' },
  { kind: 'photoNotStored', failure: 'denied' },
  { kind: 'noPhotoAddress' },
] as const)('a photo that is not stored ends it: %o', async (photo) => {
  vi.mocked(storedPhoto).mockResolvedValue(photo);
  expect(await save()).toEqual(photo);
  expect(steps).toEqual([]);
});

test('a profile that cannot be created is not updated', async () => {
  vi.mocked(createProfile).mockRejectedValue(new RemoteError('busy', null));
  expect(await save({ isMissing: true })).toEqual({
    kind: 'notWritten',
    failure: 'busy',
    photoURL,
  });
  expect(steps).toEqual(['photo']);
});

test.each([
  ['permission-denied', 'denied'],
  ['unavailable', 'busy'],
  ['internal', 'unknown'],
])('a write that fails (%s) keeps the address of the photo', async (code, failure) => {
  vi.mocked(updateDoc).mockRejectedValue({ code });
  expect(await save()).toEqual({ kind: 'notWritten', failure, photoURL });
  expect(updateProfile).not.toHaveBeenCalled();
});

test('a write without an answer fails after 20 seconds', async () => {
  vi.useFakeTimers();
  vi.mocked(updateDoc).mockReturnValue(new Promise(() => {}));
  const result = save();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await result).toEqual({ kind: 'notWritten', failure: 'timedOut', photoURL });
});

test('when the sign-in cannot follow, that is another answer', async () => {
  vi.mocked(updateProfile).mockRejectedValue({ code: 'auth/network-request-failed' });
  expect(await save()).toEqual({ kind: 'savedButSignInStale', photoURL });
  expect(getIdToken).not.toHaveBeenCalled();
});

test('the same when the fresh token does not come', async () => {
  getIdToken.mockRejectedValue({ code: 'auth/network-request-failed' });
  expect(await save()).toEqual({ kind: 'savedButSignInStale', photoURL });
});

test('another user who signs in during the save gets neither name nor photo', async () => {
  vi.mocked(updateDoc).mockImplementation(() => {
    session.currentUser = user('mary');
    return Promise.resolve();
  });
  expect(await save()).toEqual({ kind: 'savedButSignInStale', photoURL });
  expect(updateProfile).not.toHaveBeenCalled();
});
