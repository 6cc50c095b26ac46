import { updateProfile, type User } from 'firebase/auth';
import { createProfile } from './createProfile';
import { rememberEarlierPhotos } from '../photo/earlierPhotos';
import { auth } from '../../firebase/auth';
import { profileRef } from '../../firebase/collections';
import { failureOf, remoteCall, WRITE_LIMIT } from '../../firebase/remoteCall';
import { saveTexts, type FormToSave, type TextSave } from '../../firebase/saveTexts';
import { changedTexts } from '../../lib/changedTexts';
import type { RemoteFailure } from '../../lib/remoteFailure';
import { reportError } from '../../reporting/reportError';
import { readProfile, type ProfileTextField } from './profile';

export interface ProfileChange {
  uid: string;
  email: string;
  /** Whether the profile document has yet to be made. */
  isMissing: boolean;
  form: FormToSave<ProfileTextField>;
  /** The photo that is stored; it stays unless a new one was chosen. */
  storedPhotoURL: string;
  /** As it is now: the stored photo, '' to remove it, or a new one that an earlier try has uploaded. */
  photoURL: string;
  newPhoto: Blob | null;
  /** Whether an earlier save did not reach the sign-in: it takes name and photo now. */
  isSignInStale: boolean;
}

export type ProfileSave =
  | {
      /** `savedButSignInStale`: the header's name and photo are the old ones until the next login. */
      kind: 'saved' | 'savedButSignInStale';
      texts: Record<ProfileTextField, string>;
      photoURL: string;
      earlierPhotoLeft: boolean;
    }
  | { kind: 'notSignedIn' }
  | { kind: 'photoNotStored'; failure: RemoteFailure }
  | { kind: 'noPhotoAddress' }
  /** The person went back to the form. `photoURL`, here too, is stored: another try need not upload it again. */
  | { kind: 'dismissed'; photoURL: string }
  | { kind: 'notWritten'; failure: RemoteFailure; photoURL: string };

/** In ms. A save is over long before; the next visit then deletes what this one may have left. */
const SAVE_IS_OVER = 60 * 60_000;

/** The four steps of a save (R4.9), then the earlier photo goes. Never throws; each failure is an answer. */
export async function saveProfile(
  change: ProfileChange,
  onProgress: (share: number) => void,
): Promise<ProfileSave> {
  // Signed out, or signed in as somebody else in another tab, a moment ago.
  if (auth.currentUser?.uid !== change.uid) return { kind: 'notSignedIn' };
  const began = Date.now();
  const { uid, storedPhotoURL, newPhoto } = change;
  const isPhotoChanged = newPhoto !== null || change.photoURL !== storedPhotoURL;
  if (isPhotoChanged) rememberEarlierPhotos(uid, began + SAVE_IS_OVER);
  const photo = await storePhoto(change, onProgress);
  if (photo.kind !== 'stored') return photo;
  const { photoURL } = photo;
  let saved: WrittenProfile | { kind: 'dismissed' };
  try {
    saved = await writeProfile(change, photoURL);
  } catch (error) {
    reportError(error, 'profile/save');
    return { kind: 'notWritten', failure: failureOf(error), photoURL };
  }
  if (saved.kind === 'dismissed') return { kind: 'dismissed', photoURL };
  let kind: 'saved' | 'savedButSignInStale' = 'saved';
  try {
    await updateSignIn(change, saved, photoURL);
  } catch (error) {
    reportError(error, 'profile/save');
    kind = 'savedButSignInStale';
  }
  const earlierPhotoLeft = isPhotoChanged && !(await deletedEarlierPhotos(uid, began));
  return { kind, texts: saved.texts, photoURL, earlierPhotoLeft };
}

async function deletedEarlierPhotos(uid: string, time: number): Promise<boolean> {
  try {
    const { deletePhotosBefore } = await import('../photo/deletePhotos');
    await deletePhotosBefore(uid, time);
    return true;
  } catch {
    return false;
  }
}

type StoredPhoto =
  | { kind: 'stored'; photoURL: string }
  | Extract<ProfileSave, { kind: 'photoNotStored' | 'noPhotoAddress' }>;

/** The address of the photo: a newly chosen one is uploaded first. */
async function storePhoto(
  { uid, photoURL, newPhoto }: ProfileChange,
  onProgress: (share: number) => void,
): Promise<StoredPhoto> {
  if (!newPhoto) return { kind: 'stored', photoURL };
  try {
    // Only now: a profile without a new photo loads no Storage.
    const { uploadProfilePhoto } = await import('../photo/upload');
    const address = await uploadProfilePhoto(uid, newPhoto, onProgress).catch(
      async (error: unknown) => {
        // A developer without a Storage emulator still sees a photo (R4.12); nobody else ever does.
        if (window.location.hostname !== 'localhost') throw error;
        const { photoAddress } = await import('../photo/photo');
        return photoAddress(newPhoto);
      },
    );
    return address ? { kind: 'stored', photoURL: address } : { kind: 'noPhotoAddress' };
  } catch (error) {
    return { kind: 'photoNotStored', failure: failureOf(error) };
  }
}

type WrittenProfile = Exclude<TextSave<ProfileTextField>, { kind: 'dismissed' }>;

async function writeProfile(
  { uid, email, form, isMissing, storedPhotoURL }: ProfileChange,
  photoURL: string,
): Promise<TextSave<ProfileTextField>> {
  if (isMissing) await createProfile({ uid, email, name: form.texts.name.trim() });
  return saveTexts(
    {
      ref: profileRef(uid),
      textsOf: (stored) => {
        const profile = readProfile(stored);
        // Where there was no name, the form began with that of the sign-in.
        return { ...profile, name: profile.name || form.began.name };
      },
      changesIn: changedTexts,
      also: photoURL === storedPhotoURL ? {} : { photoURL },
    },
    form,
  );
}

/** The fresh token carries the new name and photo to the listener of the sign-in. */
async function updateSignIn(
  change: ProfileChange,
  saved: WrittenProfile,
  photoURL: string,
): Promise<void> {
  const user = auth.currentUser;
  if (user?.uid !== change.uid) throw new Error('The user is no longer signed in.');
  await remoteCall(async () => {
    const update = signInUpdate(user, change, saved, photoURL);
    if (Object.keys(update).length > 0) await updateProfile(user, update);
    await user.getIdToken(true);
  }, WRITE_LIMIT);
}

/** What was changed here, or what the sign-in lacks; another tab may have changed the rest (R4.9). */
function signInUpdate(user: User, change: ProfileChange, saved: WrittenProfile, photoURL: string) {
  const { storedPhotoURL, isSignInStale } = change;
  const name = saved.texts.name.trim();
  const isNameChanged = saved.kind === 'saved' && saved.changed.name !== undefined;
  const takesName = isSignInStale || isNameChanged || (!user.displayName && name);
  const takesPhoto = isSignInStale || photoURL !== storedPhotoURL || (!user.photoURL && photoURL);
  return { ...(takesName && { displayName: name }), ...(takesPhoto && { photoURL }) };
}
