import { writeFailureReason, type RemoteFailure } from '../../lib/remoteFailure';
import type { ProfileSave } from './save';

export interface SaveMessage {
  kind: 'success' | 'error' | 'info';
  text: string;
}

/** What the page says after a save: the words of R4.9, R4.10, R8.23 and R8.24. */
export function saveMessages(save: ProfileSave): SaveMessage[] {
  switch (save.kind) {
    case 'saved':
      return [
        { kind: 'success', text: 'Profile updated successfully!' },
        ...photoMessages(save.earlierPhotoLeft),
      ];
    case 'savedButSignInStale':
      // Both at once (R4.10): it is saved, and something is still wrong.
      return [
        { kind: 'success', text: 'Profile saved!' },
        {
          kind: 'error',
          text: 'Your profile data was saved, but your authentication details could not be updated. You may need to log out and back in.',
        },
        ...photoMessages(save.earlierPhotoLeft),
      ];
    case 'notSignedIn':
      return [{ kind: 'error', text: 'User not authenticated' }];
    case 'photoNotStored':
      return [
        {
          kind: 'error',
          text: `Failed to upload profile image: ${writeFailureReason(save.failure)}`,
        },
      ];
    case 'noPhotoAddress':
      return [{ kind: 'error', text: 'Image upload failed or no URL returned.' }];
    case 'dismissed':
      return [];
    case 'notWritten':
      return [{ kind: 'error', text: notWrittenText(save.failure) }];
  }
}

function photoMessages(isLeft: boolean): SaveMessage[] {
  const text = 'We couldn’t delete the old photo yet. We’ll try again on your next visit.';
  return isLeft ? [{ kind: 'info', text }] : [];
}

function notWrittenText(failure: RemoteFailure): string {
  // The rules refuse what the form should never have sent: there is nothing to add.
  if (failure === 'denied') return 'Firestore profile update failed.';
  const reason =
    failure === 'unknown' ? 'An unexpected error occurred.' : writeFailureReason(failure);
  return `Failed to update profile: ${reason}`;
}
