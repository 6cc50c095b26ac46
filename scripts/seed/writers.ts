import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Account } from './seedFiles';

/** The password of every seeded account. */
export const PASSWORD = 'cardfile-demo';

/** The most writes that one commit takes. */
const COMMIT_SIZE = 500;

// The SDK prints the whole request when a write fails; the error that it throws says enough.
setLogLevel('silent');

/** Documents by path, such as `users/demo`. */
export type Documents = Record<string, object>;

/** Writes whole documents into the Firestore emulator, past the rules; those that exist are replaced. */
export async function saveDocuments(
  documents: Documents,
  { projectId, firestore }: { projectId: string; firestore: string },
): Promise<void> {
  const app = initializeApp({ projectId }, randomUUID());
  const database = getFirestore(app);
  const [host = '', port = ''] = firestore.split(':');
  connectFirestoreEmulator(database, host, Number(port), { mockUserToken: 'owner' });
  const entries = Object.entries(documents);
  const commits = [];
  for (let from = 0; from < entries.length; from += COMMIT_SIZE) {
    const batch = writeBatch(database);
    for (const [path, data] of entries.slice(from, from + COMMIT_SIZE)) {
      batch.set(doc(database, path), data);
    }
    commits.push(batch.commit());
  }
  await Promise.all(commits);
  await deleteApp(app);
}

/** Writes the accounts into the Auth emulator, over those of an earlier seed. */
export async function saveAccounts(
  accounts: Account[],
  { projectId, auth, signal }: { projectId: string; auth: string; signal?: AbortSignal },
): Promise<void> {
  const users = accounts.map(({ uid, email, displayName, profile }) => ({
    localId: uid,
    email,
    displayName,
    rawPassword: PASSWORD,
    emailVerified: true,
    createdAt: String((profile?.['createdAt'] ?? new Date('2026-10-01T12:00:00Z')).valueOf()),
  }));
  const answer = await post(
    `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`,
    JSON.stringify({ users, allowOverwrite: true }),
    'application/json',
    signal,
  );
  // One bad account does not fail the request: the answer lists it.
  const { error } = answer as { error?: { index: number; message: string }[] };
  if (error?.length) throw new Error(`Accounts refused: ${JSON.stringify(error)}`);
}

/** The Storage emulator's bucket of a project. */
export interface Bucket {
  projectId: string;
  storage: string;
  signal?: AbortSignal;
}

/** Cards of the demo account are photographed, those of the fairs are drawn. */
const PICTURES = {
  demo: { end: 'jpg', contentType: 'image/jpeg' },
  fair: { end: 'svg', contentType: 'image/svg+xml' },
};

/** The accounts that have pictures. */
export type Pictured = keyof typeof PICTURES;

const fileOf = (contactId: string, owner: Pictured): string =>
  `card_images/${owner}/${contactId}.${PICTURES[owner].end}`;

/** Where a card image is read: the token in the address is the permission. */
export function cardImageAddress(
  contactId: string,
  owner: Pictured,
  { projectId, storage }: Bucket,
): string {
  const file = encodeURIComponent(fileOf(contactId, owner));
  return `http://${storage}/v0/b/${projectId}.appspot.com/o/${file}?alt=media&token=seed-${contactId}`;
}

/** Uploads a contact's card image. Real tokens are random; a fixed one makes each seed the same. */
export async function saveCardImage(
  contactId: string,
  owner: Pictured,
  picture: Uint8Array<ArrayBuffer>,
  { projectId, storage, signal }: Bucket,
): Promise<void> {
  const { contentType } = PICTURES[owner];
  const metadata = {
    name: fileOf(contactId, owner),
    contentType,
    contentDisposition: 'inline',
    metadata: { firebaseStorageDownloadTokens: `seed-${contactId}` },
  };
  const boundary = 'cardfile-seed';
  const body = new Blob([
    `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n`,
    `--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`,
    picture,
    `\r\n--${boundary}--`,
  ]);
  const address = `http://${storage}/upload/storage/v1/b/${projectId}.appspot.com/o?uploadType=multipart`;
  await post(address, body, `multipart/related; boundary=${boundary}`, signal);
}

/** An emulator's answer to a request with an administrator's rights. */
async function post(
  url: string,
  body: string | Blob,
  contentType: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const headers = { authorization: 'Bearer owner', 'content-type': contentType };
  const response = await fetch(url, { method: 'POST', headers, body, signal: signal ?? null });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
