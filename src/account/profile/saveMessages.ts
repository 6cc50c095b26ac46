import { writeFailureReason, type RemoteFailure } from '../../platform/remoteFailure';
import type { PhotoChange } from '../photo/changePhoto';
import type { ProfileSave } from './save';

export interface SaveMessage {
  kind: 'success' | 'error' | 'info';
  text: string;
}

/** The messages after a save of the texts or a change of the photo (R4.9, R4.10, R8.23, R8.24). */
export function saveMessages(save: ProfileSave | PhotoChange): SaveMessage[] {
  switch (save.kind) {
    case 'saved':
      return [
        { kind: 'success', text: 'Profile updated successfully!' },
        ...earlierPhotoMessages(save),
      ];
    case 'savedButSignInStale':
      // Both at once (R4.10): it is saved, and something is still wrong.
      return [
        { kind: 'success', text: 'Profile saved!' },
        failed(
          'Your profile data was saved, but your authentication details could not be updated. You may need to log out and back in.',
        ),
        ...earlierPhotoMessages(save),
      ];
    case 'notSignedIn':
      return [failed('User not authenticated')];
    case 'unusable':
      return [failed(`Failed to upload image: ${save.reason}`)];
    case 'photoNotStored':
      return [failed(`Failed to upload profile image: ${writeFailureReason(save.failure)}`)];
    case 'noPhotoAddress':
      return [failed('Image upload failed or no URL returned.')];
    case 'dismissed':
      return [];
    case 'notWritten':
      return [failed(notWrittenText(save.failure))];
  }
}

function failed(text: string): SaveMessage {
  return { kind: 'error', text };
}

function earlierPhotoMessages(save: object): SaveMessage[] {
  if (!('isEarlierLeft' in save) || save.isEarlierLeft !== true) return [];
  const text = 'We couldn’t delete the old photo yet. It’s deleted the next time you change it.';
  return [{ kind: 'info', text }];
}

function notWrittenText(failure: RemoteFailure): string {
  // The form should never send what the rules refuse: there is nothing to add.
  if (failure === 'denied') return 'Firestore profile update failed.';
  const reason =
    failure === 'unknown' ? 'An unexpected error occurred.' : writeFailureReason(failure);
  return `Failed to update profile: ${reason}`;
}
