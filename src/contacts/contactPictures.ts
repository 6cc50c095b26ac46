import type { DocumentData } from 'firebase/firestore/lite';
import { type FilesToDelete, filesToDelete, forgetFiles } from '../firebase/filesToDelete';
import { ownPicture } from '../firebase/ownPicture';
import { chunksOf } from '../lib/chunksOf';
import { IMAGE_FIELDS } from './contact';
import { contactsThere } from './storedContacts';

/** How many contacts' pictures are deleted at a time. */
const CHUNK = 30;

/** The pictures of a stored contact that lie in its owner's folder, each once. */
export function picturesOf(uid: string, data: DocumentData): string[] {
  const places = ['photoURL', ...IMAGE_FIELDS].flatMap(
    (field) => ownPicture(uid, 'card_images', data[field]) ?? [],
  );
  return [...new Set(places)];
}

/**
 * Deletes the remembered pictures of these contacts (R15.29). A contact that is there, because its deletion
 * has failed or was undone, keeps them. Throws `RemoteError`; what is left stays remembered.
 */
export async function deletePictures(uid: string, ids: ReadonlySet<string>): Promise<void> {
  const remembered = filesToDelete(uid).filter(({ owner }) => ids.has(owner));
  for (const chunk of chunksOf(remembered, CHUNK)) await deleteChunk(uid, chunk);
}

async function deleteChunk(uid: string, entries: readonly FilesToDelete[]): Promise<void> {
  const owners = entries.map(({ owner }) => owner);
  const kept = new Set((await contactsThere(owners)).map(({ id }) => id));
  const files = entries.flatMap((entry) => (kept.has(entry.owner) ? [] : entry.files));
  // Only now: most contacts have no picture, and need no code of Storage.
  if (files.length > 0) {
    const { deleteFile } = await import('../firebase/files');
    await Promise.all(files.map(deleteFile));
  }
  forgetFiles(uid, ...owners);
}
