import { Bytes, doc, type DocumentData, serverTimestamp, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { PROFILE, storedProfile } from './support/profiles';

const suite = await firestoreSuite('profile-photo-url');
const update = (change: DocumentData): Promise<void> =>
  updateDoc(doc(suite.as.A, PROFILE), { ...change, updatedAt: serverTimestamp() });

beforeEach(() => suite.seed(PROFILE, storedProfile()));

const longest = 'https://'.padEnd(2048, 'i');

const PAIRS: [row: string, denied: unknown, allowed: string][] = [
  ['of 2049 characters', `${longest}i`, longest],
  ['javascript:', 'javascript:alert(1)', 'https://alert(1)'],
  ['javascript: that goes on as https', 'javascript://https://one.example', 'https://one.example'],
  ['javascript: in another line', 'javascript:alert(1)//\nhttps://i', 'https://i'],
  ['http', 'http://one.example/i.jpg', 'https://one.example/i.jpg'],
  ['without a scheme', '//one.example/i.jpg', 'https://one.example/i.jpg'],
  ['blob:', 'blob:https://one.example/i', 'https://one.example/i'],
  ['nothing after the scheme', 'https://', 'https://i'],
  ['a space before it', ' https://i', 'https://i'],
  ['a space', ' ', ''],
  ['a line feed inside', 'https://i\n.example', 'https://i.example'],
  ['a line separator inside', 'https://i\u2028.example', 'https://i.example'],
  ['a number', 42, ''],
  ['a map', { url: 'https://i' }, 'https://i'],
  ['a list', ['https://i'], 'https://i'],
  ['bytes', Bytes.fromUint8Array(new Uint8Array(8)), 'https://i'],
  ['a time', serverTimestamp(), 'https://i'],

  ['in itself', 'data:image/jpeg;base64,AAAA', 'https://image/jpeg;base64,AAAA'],
  ['in itself, html', 'data:text/html;base64,AAAA', 'https://text/html;base64,AAAA'],
  ['in the Storage emulator', 'http://127.0.0.1:9199/i.jpg', 'https://127.0.0.1:9199/i.jpg'],
  ['on localhost', 'http://localhost:9199/i.jpg', 'https://localhost:9199/i.jpg'],
];

describe('users/{uid}, update the photo', () => {
  test.each(PAIRS)('%s: A denied, and its twin allowed', async (_, denied, allowed) => {
    await expectDeniedOn(suite, PROFILE, () => update({ photoURL: denied }));
    await update({ photoURL: allowed });
    expect((await suite.stored(PROFILE))?.photoURL).toBe(allowed);
  });

  test('https in capitals: A allowed', async () => {
    await update({ photoURL: 'HTTPS://One.example/i.jpg' });
  });
});
