import {
  Bytes,
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { PROFILE, storedProfile } from './support/profiles';

const suite = await firestoreSuite('profile-photo-url');
const update = (change: DocumentData): Promise<void> =>
  updateDoc(doc(suite.as.A, PROFILE), { ...change, updatedAt: serverTimestamp() });

beforeEach(() => suite.seed(PROFILE, storedProfile()));

const longest = 'https://'.padEnd(2048, 'i');
const data = (length: number): string => 'data:image/jpeg;base64,'.padEnd(length, 'A');
const emulator = 'http://127.0.0.1:9099/v0/b/demo.appspot.com/o/photo?alt=media&token=t';

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
  ['null', null, ''],
  ['a number', 42, ''],
  ['a map', { url: 'https://i' }, 'https://i'],
  ['a list', ['https://i'], 'https://i'],
  ['bytes', Bytes.fromUint8Array(new Uint8Array(8)), 'https://i'],
  ['a time', serverTimestamp(), 'https://i'],
  ['removed', deleteField(), ''],

  ['in itself, of 100,001 characters', data(100_001), data(100_000)],
  ['in itself, svg', 'data:image/svg+xml;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['in itself, html', 'data:text/html;base64,AAAA', 'data:image/webp;base64,AAAA'],
  ['in itself, bmp', 'data:image/bmp;base64,AAAA', 'data:image/gif;base64,AAAA'],
  ['in itself, more than a type', 'data:image/png;x=y;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['in itself, not base64', 'data:image/png,AAAA', 'data:image/png;base64,AAAA'],
  ['in itself, no bytes', 'data:image/png;base64,', 'data:image/png;base64,A'],
  ['in itself, only padding', 'data:image/png;base64,==', 'data:image/png;base64,A=='],
  ['in itself, too much padding', 'data:image/png;base64,A===', 'data:image/png;base64,AA='],
  ['in itself, markup', 'data:image/png;base64,AA"><a', 'data:image/png;base64,Az09+/=='],
  ['in itself, two lines', 'data:image/png;base64,AA\nAA', 'data:image/png;base64,AAAA'],
  ['in itself, in capitals', 'DATA:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],

  ['in the emulator of another machine', emulator.replace('127.0.0.1', '10.0.0.7'), emulator],
  [
    'in an emulator by an odd name',
    emulator.replace('127.0.0.1', '127a0b0c1'),
    emulator.replace('127.0.0.1', 'localhost'),
  ],
  ['of a host that begins as this one', emulator.replace('1:9099', '1.example:9099'), emulator],
  ['of a host behind this name', emulator.replace('9099', '9099@one.example'), emulator],
  ['on this machine, no port', emulator.replace(':9099', ''), emulator],
  ['on this machine, empty port', emulator.replace('9099', ''), emulator.replace('9099', '1')],
  [
    'on this machine, port of 6 digits',
    emulator.replace('9099', '909900'),
    emulator.replace('9099', '65535'),
  ],
  ['on this machine, two lines', `${emulator}\n`, emulator],
  ['on this machine, no path', 'http://127.0.0.1:9099/', 'http://127.0.0.1:9099/v'],
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
