import { deleteDoc, getDoc } from 'firebase/firestore/lite';
import { contactRef } from '../firebase/collections';
import { ownPicture } from '../firebase/ownPicture';
import { failureOf, READ_LIMIT, remoteCall, WRITE_LIMIT } from '../firebase/remoteCall';
import { filesToDelete, forgetFiles, rememberFiles } from '../firebase/filesToDelete';
import { IMAGE_FIELDS } from './contact';
import { isContactGone } from './save';

/**
 * Deletes a contact for good, then its pictures (R7.5, R15.29). One that is gone already, deleted on the
 * phone perhaps, counts as deleted. Says whether pictures are left, for a later visit to delete. Throws
 * `RemoteError` while the contact is still there: then its pictures are too.
 */
export async function deleteContact(uid: string, id: string): Promise<'deleted' | 'picturesLeft'> {
  const snapshot = await remoteCall(() => getDoc(contactRef(id)), READ_LIMIT);
  const files = snapshot.exists() ? picturesOf(uid, snapshot.data()) : [];
  if (files.length > 0) rememberFiles(uid, { owner: id, files, due: Date.now() });
  if (snapshot.exists()) await deleteContactDocument(id);
  try {
    await deletePictures(uid, id, files);
    return 'deleted';
  } catch {
    return 'picturesLeft';
  }
}

/** Deletes the document alone; one that is gone counts as deleted. Throws `RemoteError`. */
export async function deleteContactDocument(id: string): Promise<void> {
  try {
    await remoteCall(() => deleteDoc(contactRef(id)), WRITE_LIMIT);
  } catch (error) {
    // The rules answer with a refusal where there is nothing to delete.
    if (failureOf(error) !== 'denied' || !(await isContactGone(id))) throw error;
  }
}

/**
 * Deletes the pictures that an earlier visit has left of this contact. A contact that is there, because
 * its deletion has failed or was undone, keeps its pictures. Throws `RemoteError`.
 */
export async function finishDeletion(uid: string, id: string): Promise<void> {
  const entry = filesToDelete(uid).find(({ owner }) => owner === id);
  await deletePictures(uid, id, (await isContactGone(id)) ? (entry?.files ?? []) : []);
}

async function deletePictures(uid: string, id: string, files: readonly string[]): Promise<void> {
  if (files.length > 0) {
    // Only now: most contacts have no picture, and need no code of Storage.
    const { deleteFile } = await import('../firebase/files');
    await Promise.all(files.map(deleteFile));
  }
  forgetFiles(uid, id);
}

/** The pictures of a stored contact that lie in its owner's folder, each once. */
function picturesOf(uid: string, data: Record<string, unknown>): string[] {
  const places = ['photoURL', ...IMAGE_FIELDS].flatMap(
    (field) => ownPicture(uid, 'card_images', data[field]) ?? [],
  );
  return [...new Set(places)];
}
