import { deletePictures } from '../contacts/contactPictures';
import { auth } from '../firebase/auth';
import { filesToDelete, PROFILE } from '../firebase/filesToDelete';
import { finishPhotoChange } from '../profile/deletePhotos';

/**
 * Deletes the pictures that earlier visits have left, those that are not due yet when they are: an undo may
 * still be offered in another tab (R15.63). What fails again stays for the next visit.
 */
export async function finishDeletions(uid: string): Promise<void> {
  const now = Date.now();
  const owners = new Set<string>();
  const later: number[] = [];
  for (const { owner, due } of filesToDelete(uid)) {
    if (due <= now) owners.add(owner);
    else later.push(due);
  }
  if (later.length > 0) {
    setTimeout(
      () => {
        if (auth.currentUser?.uid === uid) void finishDeletions(uid);
      },
      Math.min(...later) - now,
    );
  }
  const photos = owners.delete(PROFILE);
  await Promise.allSettled([deletePictures(uid, owners), photos && finishPhotoChange(uid)]);
}
