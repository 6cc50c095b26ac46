import { getDoc } from 'firebase/firestore/lite';
import { auth } from '../firebase/auth';
import { profileRef } from '../firebase/collections';
import { deleteFile, filesIn } from '../firebase/files';
import { ownPicture } from '../firebase/ownPicture';
import { READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import { filesToDelete, forgetFiles, PROFILE } from '../firebase/filesToDelete';

/**
 * Deletes the photos of `uid` that were stored before `time` (ms since 1970), but for the one that the
 * profile names and the one that the sign-in does (R15.29). Their names hold when they were stored. Throws
 * `RemoteError`.
 */
export async function deletePhotosBefore(uid: string, time: number): Promise<void> {
  const snapshot = await remoteCall(() => getDoc(profileRef(uid)), READ_LIMIT);
  const shown = [snapshot.data()?.photoURL, auth.currentUser?.photoURL];
  const kept = shown.map((address) => ownPicture(uid, 'profile_images', address));
  const photos = await filesIn(`profile_images/${uid}`);
  const old = photos.filter((photo) => !kept.includes(photo) && storedAt(photo) < time);
  await Promise.all(old.map(deleteFile));
  forgetFiles(uid, PROFILE);
}

/** Deletes what an earlier visit has left. Throws `RemoteError`. */
export async function finishPhotoChange(uid: string): Promise<void> {
  const entry = filesToDelete(uid).find(({ owner }) => owner === PROFILE);
  await deletePhotosBefore(uid, entry?.due ?? 0);
}

function storedAt(photo: string): number {
  return Number(/profile_(\d{13})/.exec(photo)?.[1] ?? NaN);
}
