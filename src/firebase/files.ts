import { deleteObject, list, ref } from 'firebase/storage';
import { errorCode, READ_LIMIT, remoteCall, WRITE_LIMIT } from './remoteCall';
import { storage } from './storage';

/** The most files that one answer of the file storage lists. */
const PAGE = 1_000;

/** Deletes a file; one that is gone already counts as deleted. Throws `RemoteError`. */
export async function deleteFile(path: string): Promise<void> {
  await remoteCall(
    () =>
      deleteObject(ref(storage, path)).catch((error: unknown) => {
        if (errorCode(error) !== 'object-not-found') throw error;
      }),
    WRITE_LIMIT,
  );
}

/** The places of the files in a folder, at most 1,000 of them. Throws `RemoteError`. */
export async function filesIn(folder: string): Promise<string[]> {
  const page = await remoteCall(() => list(ref(storage, folder), { maxResults: PAGE }), READ_LIMIT);
  return page.items.map(({ fullPath }) => fullPath);
}
