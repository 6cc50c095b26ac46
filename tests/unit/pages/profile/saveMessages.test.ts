import { expect, test } from 'vitest';
import type { RemoteFailure } from '../../../../src/platform/remoteFailure';
import { saveMessages } from '../../../../src/account/profile/saveMessages';
import type { ProfileSave } from '../../../../src/account/profile/save';
import type { PhotoChange } from '../../../../src/account/photo/changePhoto';

const texts = { name: 'Ada', phone: '', company: '', title: '' };
const photoURL = 'https://firebasestorage.googleapis.com/ada.jpg';
const notStored = (failure: RemoteFailure): PhotoChange => ({ kind: 'photoNotStored', failure });
const notWritten = (failure: RemoteFailure): ProfileSave => ({ kind: 'notWritten', failure });

test.each<[ProfileSave | PhotoChange, string]>([
  [{ kind: 'notSignedIn' }, 'User not authenticated'],
  [notStored('denied'), 'Failed to upload profile image: You don’t have permission to do this.'],
  [
    notStored('unknown'),
    'Failed to upload profile image: We couldn’t reach the service. Please try again.',
  ],
  [
    notStored('offline'),
    'Failed to upload profile image: You appear to be offline. Check your connection and try again.',
  ],
  [
    { kind: 'unusable', reason: 'This file isn’t an image.' },
    'Failed to upload image: This file isn’t an image.',
  ],
  [{ kind: 'noPhotoAddress' }, 'Image upload failed or no URL returned.'],
  [notWritten('denied'), 'Firestore profile update failed.'],
  [notWritten('missing'), 'Failed to update profile: It no longer exists.'],
  [notWritten('unknown'), 'Failed to update profile: An unexpected error occurred.'],
  [
    notWritten('timedOut'),
    'Failed to update profile: The service took too long to respond. It may still have gone through. Check before you try again.',
  ],
  [
    notWritten('busy'),
    'Failed to update profile: The service is busy. Please try again in a moment.',
  ],
])('%o', (save, text) => {
  expect(saveMessages(save)).toEqual([{ kind: 'error', text }]);
});

test('success is one sentence', () => {
  expect(saveMessages({ kind: 'saved', texts })).toEqual([
    { kind: 'success', text: 'Profile updated successfully!' },
  ]);
});

test('saved, but with the sign-in as it was: both are said', () => {
  expect(saveMessages({ kind: 'savedButSignInStale', texts })).toEqual([
    { kind: 'success', text: 'Profile saved!' },
    {
      kind: 'error',
      text: 'Your profile data was saved, but your authentication details could not be updated. You may need to log out and back in.',
    },
  ]);
});

test.each(['saved', 'savedButSignInStale'] as const)(
  '%s: an earlier photo that is left is named',
  (kind) => {
    expect(saveMessages({ kind, photoURL, isEarlierLeft: true }).at(-1)).toEqual({
      kind: 'info',
      text: 'We couldn’t delete the old photo yet. It’s deleted the next time you change it.',
    });
  },
);
