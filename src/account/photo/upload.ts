import { getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { errorCode, remoteCall } from '../../firebase/remoteCall';
import { storage } from '../../firebase/storage';

/** In ms, for the whole upload. */
const UPLOAD_LIMIT = 60_000;

/** Refusals that another path may not share. A full disk or a lost network would be the same there. */
const TRIES_NEXT_PATH = new Set(['unauthorized', 'unknown']);

type OnProgress = (share: number) => void;

/**
 * Uploads a JPEG and answers its address. Four paths are tried in order (R4.11, R10.23): the rules open
 * the first, the others serve deployments whose rules are older. When all fail, the last error counts.
 * `onProgress` hears 0 to 1. Answers '' for a file without an address. Throws `RemoteError`.
 */
export async function uploadProfilePhoto(
  uid: string,
  photo: Blob,
  onProgress: OnProgress,
): Promise<string> {
  const givenUp = new AbortController();
  const paths = photoPaths(uid, `profile_${String(Date.now())}.jpg`);
  try {
    return await remoteCall(
      () => uploadToFirstOpen(paths, photo, onProgress, givenUp.signal),
      UPLOAD_LIMIT,
    );
  } finally {
    // Given up, it must also stop: an answer that comes later would be to nobody.
    givenUp.abort();
  }
}

async function uploadToFirstOpen(
  [path = '', ...others]: string[],
  photo: Blob,
  onProgress: OnProgress,
  givenUp: AbortSignal,
): Promise<string> {
  const target = ref(storage, path);
  try {
    const task = uploadBytesResumable(target, photo, {
      contentType: photo.type,
      // Nothing of it stays on a shared computer.
      cacheControl: 'private, no-store',
    });
    task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
      onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0);
    });
    givenUp.addEventListener('abort', () => task.cancel());
    await task;
    return await getDownloadURL(target);
  } catch (error) {
    // It is stored, but nobody can fetch it.
    if (errorCode(error) === 'no-download-url') return '';
    if (others.length === 0 || !TRIES_NEXT_PATH.has(errorCode(error))) throw error;
    return uploadToFirstOpen(others, photo, onProgress, givenUp);
  }
}

function photoPaths(uid: string, file: string): string[] {
  return [
    `profile_images/${uid}/${file}`,
    `profiles/${uid}/${file}`,
    `users/${uid}/profile/${file}`,
    `${uid}/${file}`,
  ];
}
