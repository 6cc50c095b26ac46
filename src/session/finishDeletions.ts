import { finishDeletion } from '../contacts/deleteContact';
import { filesToDelete, PROFILE } from '../firebase/filesToDelete';
import { finishPhotoChange } from '../profile/deletePhotos';

/** Deletes the pictures that earlier visits have left. What fails again stays for the next visit. */
export async function finishDeletions(uid: string): Promise<void> {
  const due = filesToDelete(uid).filter((entry) => entry.due <= Date.now());
  await Promise.allSettled(
    due.map(({ owner }) =>
      owner === PROFILE ? finishPhotoChange(uid) : finishDeletion(uid, owner),
    ),
  );
}
