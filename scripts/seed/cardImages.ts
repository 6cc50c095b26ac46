import { readFile } from 'node:fs/promises';
import { sendToEmulator } from './sendToEmulator';

interface Bucket {
  projectId: string;
  storageHost: string;
  signal?: AbortSignal;
}

const bucketName = ({ projectId }: Bucket): string => `${projectId}.appspot.com`;
const path = (uid: string, contactId: string): string => `card_images/${uid}/${contactId}.jpg`;
// Real tokens are random; ours are fixed so that two seeds store the same addresses.
const token = (contactId: string): string => `seed-${contactId}`;

/** Where anybody who has the address can read a card image: the token in it is the permission. */
export function cardImageAddress(uid: string, contactId: string, bucket: Bucket): string {
  const file = encodeURIComponent(path(uid, contactId));
  const query = `alt=media&token=${token(contactId)}`;
  return `http://${bucket.storageHost}/v0/b/${bucketName(bucket)}/o/${file}?${query}`;
}

/** Uploads the drawn picture of a contact's card (`cards/{contactId}.jpg`) to the Storage emulator. */
export async function saveCardImage(uid: string, contactId: string, bucket: Bucket): Promise<void> {
  const picture = await readFile(new URL(`cards/${contactId}.jpg`, import.meta.url));
  const metadata = {
    name: path(uid, contactId),
    contentType: 'image/jpeg',
    contentDisposition: 'inline',
    metadata: { firebaseStorageDownloadTokens: token(contactId) },
  };
  const boundary = 'cardfile-seed';
  const body = new Blob([
    `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n`,
    `--${boundary}\r\nContent-Type: image/jpeg\r\n\r\n`,
    picture,
    `\r\n--${boundary}--`,
  ]);
  await sendToEmulator(
    `http://${bucket.storageHost}/upload/storage/v1/b/${bucketName(bucket)}/o?uploadType=multipart`,
    body,
    { contentType: `multipart/related; boundary=${boundary}`, signal: bucket.signal },
  );
}
