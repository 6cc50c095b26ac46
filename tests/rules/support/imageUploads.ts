import { ref, uploadBytes, uploadBytesResumable } from 'firebase/storage';
import { expect } from 'vitest';
import type { Role } from './roles';
import { expectUnauthorized, type StorageSuite } from './storageSuite';

export const MIB = 1024 * 1024;

export interface Upload {
  path: string;
  contentType: string | undefined;
  contentDisposition?: string;
  contentEncoding?: string;
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
  const metadata = ({ contentType, contentDisposition, contentEncoding }: Upload) => ({
    ...(contentType !== undefined && { contentType }),
    ...(contentDisposition !== undefined && { contentDisposition }),
    ...(contentEncoding !== undefined && { contentEncoding }),
  });
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

type UploadPair = [row: string, denied: Partial<Upload>, allowed: Partial<Upload>];

/** Headers that a file called `name` may not be stored with, beside those that it may. */
export function headerPairs(name: string): UploadPair[] {
  const inline = `inline; filename*=utf-8''${name}`;
  const dispositions: [row: string, denied: string, allowed: string][] = [
    ['a download', 'attachment', 'inline'],
    ['a download under a name', `attachment; filename="${name}"`, inline],
    ['another name', "inline; filename*=utf-8''invoice.exe", inline],
    ['another name in short', 'inline; filename="invoice.exe"', ''],
    ['two names', `${inline}; filename="invoice.exe"`, inline],
    ['two lines', 'inline\r\nContent-Type: text/html', 'inline'],
    ['in capitals', 'INLINE', 'inline'],
  ];
  const encodings: [denied: string, allowed: string][] = [
    ['gzip', 'identity'],
    ['br', ''],
    ['identity, gzip', 'identity'],
  ];
  return [
    ...dispositions.map(([row, denied, allowed]): UploadPair => [
      `disposition: ${row}`,
      { contentDisposition: denied },
      { contentDisposition: allowed },
    ]),
    ...encodings.map(([denied, allowed]): UploadPair => [
      `encoding: ${denied}`,
      { contentEncoding: denied },
      { contentEncoding: allowed },
    ]),
  ];
}
