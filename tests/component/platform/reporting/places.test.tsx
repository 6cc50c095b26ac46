import { screen } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { database } from '../../fakes/fakeDatabase';
import { callables } from '../../fakes/firebaseFunctions';
import { signInService } from '../../fakes/fakeSignIn';
import { ada, mary, openSite } from '../../fakes/site';
import { formToSave } from '../../../setup/formToSave';
import { choose, openPhoto, openProfile, PHOTO } from '../../profile/profileSite';
import { changedFields } from '../../../../src/contacts/model/changes';
import { contactTexts, readContact } from '../../../../src/contacts/model/contact';
import { saveContact } from '../../../../src/contacts/store/verbs/saveContact';
import { sendContactMessage } from '../../../../src/messages/sendContactMessage';
import { sendSupportRequest } from '../../../../src/messages/sendSupportRequest';
import { signUp } from '../../../../src/account/signIn/signUp';
import { loadPricing } from '../../../../src/pricing/loadPricing';
import { profilePhoto } from '../../../../src/account/photo/photo';
import { saveProfile, type ProfileChange } from '../../../../src/account/profile/save';
import { loadProfile } from '../../../../src/account/profile/loadProfile';
import { sendReport } from '../../../../src/platform/reporting/sendReport';

vi.mock(import('../../../../src/account/photo/photo'), async (load) => ({
  ...(await load()),
  profilePhoto: vi.fn((blob: Blob) => Promise.resolve(blob)),
}));

// Ten tests at most: a page falls silent after ten reports.
const sent = vi.mocked(sendReport);

/** What was reported: the place and the error with its causes. */
const reported = () =>
  sent.mock.calls.map(
    ([{ where, errors }]) =>
      `${where}: ${errors.map(({ name, code }) => [name, code].join(' ').trim()).join(' < ')}`,
  );

beforeEach(() => {
  sent.mockClear();
  callables.reset();
});

const MESSAGE = { name: 'Ada', email: 'ada@cardfile.example', subject: '', message: 'Hello' };
const CHANGE: ProfileChange = {
  uid: 'ada',
  email: 'ada@cardfile.example',
  isMissing: false,
  form: formToSave({ name: '', phone: '', company: '', title: '' }, { name: 'Ada' }),
  photoURL: '',
  isSignInStale: false,
};
const refuse = () => {
  throw new FirebaseError('functions/internal', 'Ada');
};

test('a call to the services that fails', async () => {
  database.failNext('get businessCards', 'resource-exhausted');
  const began = contactTexts(readContact('1', {}));
  await expect(
    saveContact('1', formToSave(began, { name: 'Ada' }), changedFields),
  ).rejects.toThrow();
  expect(reported()).toEqual([
    'firebase/remoteCall: RemoteError < FirebaseError resource-exhausted',
  ]);
});

test('a profile that cannot be read', async () => {
  database.failNext('get users', 'permission-denied');
  await expect(loadProfile('ada')).rejects.toThrow();
  expect(reported()).toEqual([
    'firebase/remoteCall: RemoteError < FirebaseError permission-denied',
  ]);
});

test('a message whose sender is gone from the site', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  vi.doMock(import('../../../../src/firebase/lite'), refuse);
  await expect(sendContactMessage(MESSAGE)).rejects.toThrow();
  vi.doUnmock('../../../../src/firebase/lite');
  expect(reported()).toEqual([
    expect.stringMatching(/^firebase\/remoteCall: RemoteError < ChunkLoadError < Error/),
  ]);
});

test('a support request that the function refuses', async () => {
  callables.answers.set('sendSupportEmail', refuse);
  await expect(sendSupportRequest(MESSAGE)).rejects.toThrow();
  expect(reported()).toEqual([
    'firebase/remoteCall: RemoteError < FirebaseError functions/internal',
  ]);
});

test.each([
  ['cannot be had', refuse, 'firebase/remoteCall: RemoteError < FirebaseError functions/internal'],
  [
    'are malformed',
    () => ({ success: true, pricing: { country: 'JP' } }),
    'pricing/loadPricing: TypeError',
  ],
])('prices that %s', async (_, answer, report) => {
  callables.answers.set('getLocalizedPricing', answer);
  expect((await loadPricing()).isFallback).toBe(true);
  expect(reported()).toEqual([report]);
});

test('a photo that breaks the code which prepares it', async () => {
  vi.mocked(profilePhoto).mockRejectedValueOnce(new RangeError('Ada'));
  await openPhoto(await openProfile());
  choose(PHOTO);
  await screen.findByRole('alert');
  expect(reported()).toEqual(['account/changePhoto: RangeError']);
});

test('a name that could not follow into the sign-in', async () => {
  signInService.become(ada);
  database.put('users/ada', { name: '' });
  const held = database.holdNext('update users');
  const saving = saveProfile(CHANGE);
  signInService.become(mary);
  held.release();
  expect(await saving).toMatchObject({ kind: 'savedButSignInStale' });
  expect(reported()).toEqual(['profile/save: Error']);
});

test('a new account that could not be named', async () => {
  signInService.failNext('updateProfile', 'internal-error');
  await signUp({ name: 'Grace', email: 'grace@cardfile.example', password: 'compiler' });
  expect(reported()).toEqual(['pages/register/signUp: FirebaseError auth/internal-error']);
});

test('a redirect from Apple that failed', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
  signInService.failNext('redirect', 'internal-error');
  openSite('/login', null);
  await screen.findByText('Authentication failed. Please try again.');
  expect(reported()).toEqual(['auth/useAppleSignIn: FirebaseError auth/internal-error']);
});
