import { updateProfile, type User } from 'firebase/auth';
import { getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { createProfile } from './createProfile';
import { auth } from '../firebase/auth';
import { profileRef } from '../firebase/collections';
import { failureOf, READ_LIMIT, remoteCall, WRITE_LIMIT } from '../firebase/remoteCall';
import { conflicts } from '../lib/conflicts';
import { readDate } from '../lib/dates';
import { PROFILE, rememberFiles } from '../firebase/filesToDelete';
import type { RemoteFailure } from '../lib/remoteFailure';
import { reportError } from '../reporting/reportError';
import { type Profile, type ProfileTextField, readProfile } from './profile';

export interface ProfileChange {
  uid: string;
  email: string;
  /** Whether the profile document has yet to be made. */
  isMissing: boolean;
  /** As the form has it; the sign-in and a new profile take it. */
  name: string;
  /** The texts that the person changed; no others are written. */
  changed: Partial<Record<ProfileTextField, string>>;
  /** What the texts were when the person began, and what earlier tries have sent of them. */
  began: Record<ProfileTextField, string>;
  attempted: Partial<Record<ProfileTextField, string>>;
  /** The photo that is stored; it stays unless a new one was chosen. */
  storedPhotoURL: string;
  /** As it is now: the stored photo, '' to remove it, or a new one that an earlier try has uploaded. */
  photoURL: string;
  newPhoto: Blob | null;
  /** Whether an earlier save did not reach the sign-in: it takes name and photo now. */
  isSignInStale: boolean;
}

export type ProfileSave =
  | { kind: 'saved'; photoURL: string; earlierPhotoLeft: boolean }
  /** The document is written, but the header's name and photo are the old ones until the next login. */
  | { kind: 'savedButSignInStale'; photoURL: string; earlierPhotoLeft: boolean }
  | { kind: 'notSignedIn' }
  | { kind: 'photoNotStored'; failure: RemoteFailure }
  | { kind: 'noPhotoAddress' }
  /** `photoURL` is the new photo's, which is stored: another try need not upload it again. */
  /** The texts of `fields` were changed elsewhere. Nothing was written; a new photo is stored, though. */
  | {
      kind: 'conflict';
      fields: ProfileTextField[];
      stored: Profile;
      changedAt: Date | null;
      photoURL: string;
    }
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
  if (isPhotoChanged) {
    rememberFiles(uid, { owner: PROFILE, files: [], due: began + SAVE_IS_OVER });
  }
  const photo = await storePhoto(change, onProgress);
  if (photo.kind !== 'stored') return photo;
  const { photoURL } = photo;
  try {
    const conflict = await foundConflict(change);
    if (conflict) return { kind: 'conflict', ...conflict, photoURL };
    await writeProfile(change, photoURL);
  } catch (error) {
    reportError(error, 'profile/save');
    return { kind: 'notWritten', failure: failureOf(error), photoURL };
  }
  let kind: 'saved' | 'savedButSignInStale' = 'saved';
  try {
    await updateSignIn(change, photoURL);
  } catch (error) {
    reportError(error, 'profile/save');
    kind = 'savedButSignInStale';
  }
  const earlierPhotoLeft = isPhotoChanged && !(await deletedEarlierPhotos(uid, began));
  return { kind, photoURL, earlierPhotoLeft };
}

async function deletedEarlierPhotos(uid: string, time: number): Promise<boolean> {
  try {
    const { deletePhotosBefore } = await import('./deletePhotos');
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
    const { uploadProfilePhoto } = await import('./upload');
    const address = await uploadProfilePhoto(uid, newPhoto, onProgress).catch(
      async (error: unknown) => {
        // A developer without a Storage emulator still sees a photo (R4.12); nobody else ever does.
        if (window.location.hostname !== 'localhost') throw error;
        const { photoAddress } = await import('./photo');
        return photoAddress(newPhoto);
      },
    );
    return address ? { kind: 'stored', photoURL: address } : { kind: 'noPhotoAddress' };
  } catch (error) {
    return { kind: 'photoNotStored', failure: failureOf(error) };
  }
}

/** The texts of this save that were changed elsewhere since the form began (R15.18); `null` for none. */
async function foundConflict({ uid, isMissing, changed, began, attempted }: ProfileChange) {
  if (isMissing || Object.keys(changed).length === 0) return null;
  const snapshot = await remoteCall(() => getDoc(profileRef(uid)), READ_LIMIT);
  const data = snapshot.data();
  const stored = readProfile(data);
  // Where there was no name, the form began with that of the sign-in.
  const known = { ...stored, name: stored.name || began.name };
  const fields = conflicts(changed, began, known, attempted);
  return fields.length > 0 ? { fields, stored, changedAt: readDate(data?.updatedAt) } : null;
}

/** Writes only what was changed here (R10.31); the phone or another tab may have changed the rest. */
async function writeProfile(change: ProfileChange, photoURL: string): Promise<void> {
  const { uid, email, name, changed, storedPhotoURL } = change;
  if (change.isMissing) await createProfile({ uid, email, name });
  const fields = photoURL === storedPhotoURL ? changed : { ...changed, photoURL };
  if (Object.keys(fields).length === 0) return;
  await remoteCall(
    () => updateDoc(profileRef(uid), { ...fields, updatedAt: serverTimestamp() }),
    WRITE_LIMIT,
  );
}

/** The fresh token carries the new name and photo to the listener of the sign-in. */
async function updateSignIn(change: ProfileChange, photoURL: string): Promise<void> {
  const user = auth.currentUser;
  if (user?.uid !== change.uid) throw new Error('The user is no longer signed in.');
  await remoteCall(async () => {
    const update = signInUpdate(user, change, photoURL);
    if (Object.keys(update).length > 0) await updateProfile(user, update);
    await user.getIdToken(true);
  }, WRITE_LIMIT);
}

/** What was changed here, or what the sign-in lacks; another tab may have changed the rest (R4.9). */
function signInUpdate(user: User, change: ProfileChange, photoURL: string) {
  const { name, changed, storedPhotoURL, isSignInStale } = change;
  const takesName = isSignInStale || changed.name !== undefined || (!user.displayName && name);
  const takesPhoto = isSignInStale || photoURL !== storedPhotoURL || (!user.photoURL && photoURL);
  return { ...(takesName && { displayName: name }), ...(takesPhoto && { photoURL }) };
}
