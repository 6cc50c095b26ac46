import { getDownloadURL, ref, uploadBytesResumable, type StorageReference } from 'firebase/storage';
import { errorCode } from '../firebase/errorCode';
import { remoteCall } from '../firebase/remoteCall';
import { storage } from '../firebase/storage';

/** In ms, for each path that is tried. */
const UPLOAD_LIMIT = 60_000;

/** Refusals that another path may not share. A full disk or a lost network would be the same there. */
const TRIES_NEXT_PATH = new Set(['unauthorized', 'unknown']);

/**
 * Uploads a JPEG and answers its address. Four paths are tried in order (R4.11,
 * R10.23): the rules open the first, the others serve deployments whose rules are older. The
 * last error is thrown when all fail. `onProgress` hears 0 to 1.
 */
export async function uploadProfilePhoto(
  uid: string,
  photo: Blob,
  onProgress: (share: number) => void,
): Promise<string> {
  const file = `profile_${String(Date.now())}.jpg`;
  let lastError: unknown;
  for (const path of photoPaths(uid, file)) {
    try {
      const target = ref(storage, path);
      await remoteCall(() => upload(target, photo, onProgress), UPLOAD_LIMIT);
      return await remoteCall(() => getDownloadURL(target), UPLOAD_LIMIT);
    } catch (error) {
      lastError = error;
      if (!TRIES_NEXT_PATH.has(errorCode((error as Error).cause))) break;
    }
  }
  throw lastError;
}

function photoPaths(uid: string, file: string): string[] {
  return [
    `profile_images/${uid}/${file}`,
    `profiles/${uid}/${file}`,
    `users/${uid}/profile/${file}`,
    `${uid}/${file}`,
  ];
}

async function upload(
  target: StorageReference,
  photo: Blob,
  onProgress: (share: number) => void,
): Promise<void> {
  const task = uploadBytesResumable(target, photo, { contentType: photo.type });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0);
  });
  // Given up, it must also stop: an answer that comes later would be to nobody.
  const timer = setTimeout(() => task.cancel(), UPLOAD_LIMIT);
  try {
    await task;
  } finally {
    clearTimeout(timer);
  }
}
