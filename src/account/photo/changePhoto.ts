import { getDoc, serverTimestamp } from 'firebase/firestore/lite';
import { auth } from '../../firebase/auth';
import { changeDocument } from '../../firebase/changeDocument';
import { profileRef } from '../../firebase/collections';
import { loadStorage } from '../../firebase/late';
import { ownPicture, photoFolders } from '../../firebase/ownPicture';
import { failureOf, READ_LIMIT, remoteCall, remoteWrite } from '../../firebase/remoteCall';
import type { RemoteFailure } from '../../platform/remoteFailure';
import { reportError } from '../../platform/reporting/reportError';
import type { SignedInUser } from '../../session/useAuth';
import { createProfile } from '../profile/createProfile';
import { updateSignIn } from '../profile/updateSignIn';
import { photoAddress, PhotoError, profilePhoto } from './photo';

export type PhotoChange =
  | {
      /** `savedButSignInStale`: the header shows the old photo until the next login. */
      kind: 'saved' | 'savedButSignInStale';
      photoURL: string;
      isEarlierLeft: boolean;
    }
  | { kind: 'notSignedIn' }
  | { kind: 'unusable'; reason: string }
  | { kind: 'photoNotStored'; failure: RemoteFailure }
  | { kind: 'noPhotoAddress' }
  | { kind: 'notWritten'; failure: RemoteFailure };

/**
 * Stores another photo, or none, in the four steps of R4.9; then the earlier ones go. `onProgress` gets 0 to 1
 * during the upload. Never throws; each failure is an answer.
 */
export async function changePhoto(
  user: SignedInUser,
  file: File | null,
  onProgress: (share: number) => void,
): Promise<PhotoChange> {
  // The person signed out, or somebody else signed in, in another tab a moment ago.
  if (auth.currentUser?.uid !== user.uid) return { kind: 'notSignedIn' };
  const { uid, email, name } = user;
  const began = Date.now();
  const uploaded = file ? await upload(uid, file, began, onProgress) : '';
  if (typeof uploaded !== 'string') return uploaded;
  try {
    // A photo is stored in a profile.
    await createProfile({ uid, email, name });
    await remoteWrite(() => changeDocument(profileRef(uid), written(uploaded)));
  } catch (error) {
    reportError(error, 'account/changePhoto');
    return { kind: 'notWritten', failure: failureOf(error) };
  }
  let kind: 'saved' | 'savedButSignInStale' = 'saved';
  try {
    await updateSignIn(uid, { photoURL: uploaded });
  } catch (error) {
    reportError(error, 'account/changePhoto');
    kind = 'savedButSignInStale';
  }
  const isEarlierLeft = await deleteEarlier(uid, began).then(
    () => false,
    () => true,
  );
  return { kind, photoURL: uploaded, isEarlierLeft };
}

function written(photoURL: string) {
  return () => ({ answer: null, fields: { photoURL, updatedAt: serverTimestamp() } });
}

/** The address of the stored photo, or why there is none. */
async function upload(
  uid: string,
  file: File,
  time: number,
  onProgress: (share: number) => void,
): Promise<string | PhotoChange> {
  let photo: Blob;
  try {
    photo = await profilePhoto(file);
  } catch (error) {
    if (error instanceof PhotoError) return { kind: 'unusable', reason: error.message };
    reportError(error, 'account/changePhoto');
    return { kind: 'unusable', reason: 'An unexpected error occurred.' };
  }
  // The rules allow the first path (R4.11). The others are for deployments with older rules.
  const paths = photoFolders(uid).map((folder) => `${folder}/profile_${time}.jpg`);
  try {
    const { uploadToFirstOpen } = await loadStorage();
    const address = await uploadToFirstOpen(paths, photo, onProgress);
    return address || { kind: 'noPhotoAddress' };
  } catch (error) {
    // A developer without a Storage emulator still sees a photo (R4.12); nobody else ever does.
    if (window.location.hostname === 'localhost') return photoAddress(photo);
    return { kind: 'photoNotStored', failure: failureOf(error) };
  }
}

/**
 * Deletes the photos of `uid` that are older than `time` (ms since 1970, which their names hold), except those that
 * the profile and the sign-in name (R15.29). Throws `RemoteError`; the next change then tries again.
 */
async function deleteEarlier(uid: string, time: number): Promise<void> {
  const { deleteFile, filesIn } = await loadStorage();
  const snapshot = await remoteCall(() => getDoc(profileRef(uid)), READ_LIMIT);
  const shown = [snapshot.data()?.photoURL, auth.currentUser?.photoURL];
  const folders = photoFolders(uid);
  const kept = folders.flatMap((folder) => shown.map((address) => ownPicture(folder, address)));
  const photos = (await Promise.all(folders.map(filesIn))).flat();
  const old = photos.filter((photo) => !kept.includes(photo) && storedAt(photo) < time);
  await Promise.all(old.map((photo) => deleteFile(photo)));
}

function storedAt(photo: string): number {
  return Number(/profile_(\d{13})/.exec(photo)?.[1] ?? NaN);
}
