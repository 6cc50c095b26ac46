import { failureOf } from '../firebase/remoteCall';
import { reportError } from '../reporting/reportError';
import { photoAddress, PhotoError, profilePhoto } from './photo';
import type { ProfileChange, ProfileSave } from './save';
import { uploadProfilePhoto } from './upload';

type StoredPhoto =
  | { kind: 'stored'; photoURL: string }
  | Extract<ProfileSave, { kind: 'photoUnusable' | 'photoNotStored' | 'noPhotoAddress' }>;

/** The first step of saving a profile: the address of its photo, a chosen one having been uploaded. */
export async function storedPhoto(
  { uid, photoURL, newPhoto }: ProfileChange,
  onProgress: (share: number) => void,
): Promise<StoredPhoto> {
  if (!newPhoto) return { kind: 'stored', photoURL };
  let photo: Blob;
  try {
    photo = await profilePhoto(newPhoto);
  } catch (error) {
    if (error instanceof PhotoError) return { kind: 'photoUnusable', reason: error.message };
    reportError(error, 'profile/storedPhoto');
    return { kind: 'photoUnusable', reason: 'An unexpected error occurred.' };
  }
  try {
    const address = await uploadProfilePhoto(uid, photo, onProgress).catch((error: unknown) => {
      // A developer without a Storage emulator still sees a photo (R4.12); nobody else ever does.
      if (window.location.hostname === 'localhost') return photoAddress(photo);
      throw error;
    });
    return address ? { kind: 'stored', photoURL: address } : { kind: 'noPhotoAddress' };
  } catch (error) {
    return { kind: 'photoNotStored', failure: failureOf(error) };
  }
}
