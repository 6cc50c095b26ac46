import { ref, uploadBytes, uploadBytesResumable } from 'firebase/storage';
import { expect } from 'vitest';
import type { Role } from './roles';
import { expectUnauthorized, type StorageSuite } from './storageSuite';

export const MIB = 1024 * 1024;

export interface Upload {
  path: string;
  contentType: string | undefined;
  bytes: number;
}

interface ImageUploads {
  send: (role: Role, upload: Upload) => Promise<unknown>;
  /** As large files and those with a progress bar are sent; answers how many bytes have arrived. */
  sendInPieces: (role: Role, upload: Upload) => Promise<number>;
  expectNotStored: (role: Role, upload: Upload) => Promise<void>;
}

/** Ways to upload into `suite`, and to be refused. */
export function imageUploads(suite: StorageSuite): ImageUploads {
  const target = (role: Role, { path }: Upload) => ref(suite.as[role], path);
  const metadata = ({ contentType }: Upload) => (contentType === undefined ? {} : { contentType });
  const send = (role: Role, upload: Upload): Promise<unknown> =>
    uploadBytes(target(role, upload), new Uint8Array(upload.bytes), metadata(upload));
  return {
    send,
    sendInPieces: async (role, upload) => {
      const bytes = new Uint8Array(upload.bytes);
      const sent = await uploadBytesResumable(target(role, upload), bytes, metadata(upload));
      return sent.bytesTransferred;
    },
    expectNotStored: async (role, upload) => {
      await expectUnauthorized(send(role, upload));
      await expect(suite.stored(upload.path)).rejects.toMatchObject({
        code: 'storage/object-not-found',
      });
    },
  };
}
