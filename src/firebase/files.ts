import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  list,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { app } from './app';
import { emulators } from './configuration';
import { errorCode, READ_LIMIT, remoteCall, remoteWrite, type WriteOptions } from './remoteCall';

/** The file storage. Get it by `loadStorage`, so that no page loads its SDK before it is needed. */
const storage = getStorage(app);

// In ms. The SDK's own limits, minutes long, are more than anybody watches a progress bar.
storage.maxUploadRetryTime = 20_000;
storage.maxOperationRetryTime = 20_000;

if (emulators) {
  const { hostname, port } = new URL(`http://${emulators.storage}`);
  connectStorageEmulator(storage, hostname, Number(port));
}

const PAGE = 1_000;

/** Deletes a file; one that is gone already counts as deleted. Throws `RemoteError`. */
export async function deleteFile(
  path: string,
  options?: Pick<WriteOptions, 'isHousekeeping'>,
): Promise<void> {
  await remoteWrite(
    () =>
      deleteObject(ref(storage, path)).catch((error: unknown) => {
        if (errorCode(error) !== 'object-not-found') throw error;
      }),
    options,
  );
}

/** The places of the files in a folder, at most 1,000 of them. Throws `RemoteError`. */
export async function filesIn(folder: string): Promise<string[]> {
  const page = await remoteCall(() => list(ref(storage, folder), { maxResults: PAGE }), READ_LIMIT);
  return page.items.map(({ fullPath }) => fullPath);
}

/** For the whole upload. */
const UPLOAD_LIMIT_MS = 60_000;

/** Refusals that may not apply to another path. A full disk or a lost network would fail there too. */
const TRIES_NEXT_PATH = new Set(['unauthorized', 'unknown']);

/** Uploads to the first path that takes it. Returns its address or ''. `onProgress`: 0 to 1. Throws `RemoteError`. */
export async function uploadToFirstOpen(
  paths: readonly string[],
  file: Blob,
  onProgress: (share: number) => void,
): Promise<string> {
  const givenUp = new AbortController();
  try {
    return await remoteWrite(() => tryPaths(paths, file, onProgress, givenUp.signal), {
      limit: UPLOAD_LIMIT_MS,
    });
  } finally {
    // An upload that is given up must stop: nobody waits for a later answer.
    givenUp.abort();
  }
}

async function tryPaths(
  [path = '', ...others]: readonly string[],
  file: Blob,
  onProgress: (share: number) => void,
  givenUp: AbortSignal,
): Promise<string> {
  const target = ref(storage, path);
  try {
    const task = uploadBytesResumable(target, file, {
      contentType: file.type,
      // Nothing of it stays on a shared computer.
      cacheControl: 'private, no-store',
    });
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
    );
    givenUp.addEventListener('abort', () => task.cancel());
    await task;
    return await getDownloadURL(target);
  } catch (error) {
    // It is stored, but nobody can fetch it.
    if (errorCode(error) === 'no-download-url') return '';
    if (others.length === 0 || !TRIES_NEXT_PATH.has(errorCode(error))) throw error;
    return tryPaths(others, file, onProgress, givenUp);
  }
}
