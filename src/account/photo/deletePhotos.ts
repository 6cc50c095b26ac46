import { getDoc } from 'firebase/firestore/lite';
import { auth } from '../../firebase/auth';
import { profileRef } from '../../firebase/collections';
import { deleteFile, filesIn } from '../../firebase/files';
import { ownPicture, photoFolders } from '../../firebase/ownPicture';
import { READ_LIMIT, remoteCall } from '../../firebase/remoteCall';
import { earlierPhotosTime, forgetEarlierPhotos } from './earlierPhotos';

/**
 * Deletes the photos of `uid` that were stored before `time` (ms since 1970), but for the one that the
 * profile names and the one that the sign-in does (R15.29). Their names hold when they were stored. Throws
 * `RemoteError`.
 */
export async function deletePhotosBefore(uid: string, time: number): Promise<void> {
  const snapshot = await remoteCall(() => getDoc(profileRef(uid)), READ_LIMIT);
  const shown = [snapshot.data()?.photoURL, auth.currentUser?.photoURL];
  const folders = photoFolders(uid);
  const kept = folders.flatMap((folder) => shown.map((address) => ownPicture(folder, address)));
  const photos = await Promise.all(folders.map(filesIn));
  const old = photos.flat().filter((photo) => !kept.includes(photo) && storedAt(photo) < time);
  await Promise.all(old.map(deleteFile));
  forgetEarlierPhotos(uid);
}

/** Deletes what an earlier visit has left, once its save is over. Throws `RemoteError`. */
export async function finishPhotoChange(uid: string): Promise<void> {
  const time = earlierPhotosTime(uid);
  if (time !== null && time <= Date.now()) await deletePhotosBefore(uid, time);
}

function storedAt(photo: string): number {
  return Number(/profile_(\d{13})/.exec(photo)?.[1] ?? NaN);
}
