import type * as sdk from 'firebase/storage';
import type { FirebaseStorage, ListResult, StorageReference, UploadTask } from 'firebase/storage';
import { fileStorage } from './fakeFiles';

/** Stands in for `firebase/storage` in component tests: the part of it that the site uses, over `fileStorage`. */
type Sdk = typeof sdk;

export const getStorage = (() =>
  ({ maxUploadRetryTime: 0, maxOperationRetryTime: 0 }) as FirebaseStorage) as Sdk['getStorage'];

export function connectStorageEmulator(): void {}

export const ref = ((_storage: FirebaseStorage, path: string) => ({
  fullPath: path,
})) as Sdk['ref'];

export const uploadBytesResumable = (({ fullPath }: StorageReference, content: unknown) => {
  let watcher: (snapshot: { bytesTransferred: number; totalBytes: number }) => void = () => {};
  const done = fileStorage.upload(fullPath, content, (bytes) => {
    watcher({ bytesTransferred: bytes, totalBytes: 100 });
  });
  const on = (_event: string, next: typeof watcher) => {
    watcher = next;
    return () => undefined;
  };
  return Object.assign(done, { on, cancel: () => true }) as unknown as UploadTask;
}) as Sdk['uploadBytesResumable'];

export async function getDownloadURL({ fullPath }: StorageReference): Promise<string> {
  await Promise.resolve();
  return fileStorage.addressOf(fullPath);
}

export const deleteObject: Sdk['deleteObject'] = ({ fullPath }) => fileStorage.delete(fullPath);

export const list: Sdk['list'] = async ({ fullPath: folder }) => {
  const found = await fileStorage.list(folder);
  return { items: found.map((fullPath) => ({ fullPath })), prefixes: [] } as unknown as ListResult;
};
