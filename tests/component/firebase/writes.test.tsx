// First: it stands in for the services before any is used.
import { contact, contacts, startAdasSession, typeInto } from '../fakes/adasSession';
import { ada } from '../fakes/site';
import { expect, test, vi } from 'vitest';
import { createProfile } from '../../../src/account/profile/createProfile';
import { updateSignIn } from '../../../src/account/profile/updateSignIn';
import { addLine } from '../../../src/contacts/store/verbs/changeNotes';
import { deleteForGood, purgeBin } from '../../../src/contacts/store/bin/deleteForGood';
import { moveToBin, restoreFromBin } from '../../../src/contacts/store/bin/moveCards';
import { loadStorage } from '../../../src/firebase/late';
import { READ_LIMIT, remoteCall, remoteWrite } from '../../../src/firebase/remoteCall';
import { sendContactMessage } from '../../../src/messages/sendContactMessage';
import { database, type Call } from '../fakes/fakeDatabase';
import { fileStorage } from '../fakes/fakeFiles';
import { settled } from '../fakes/settled';
import { putDeleted } from '../recentlyDeleted/deletedContacts';

startAdasSession();

/** Whether the tab closes without a question. */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const save = () => typeInto('grace', { company: 'Navy' })();

const message = { name: 'Ada', email: 'ada@cardfile.example', subject: 'Hello', message: 'Hello.' };

/** Each kind of write, the call of it that is held, and how it begins. */
const WRITES: [kind: string, call: Call, write: () => Promise<unknown>][] = [
  ['a save', 'update businessCards', save],
  ['the read of a save', 'get businessCards', save],
  [
    'a correction',
    'update businessCards',
    () => contacts.contacts.correct(contact('grace'), { company: 'Navy' }),
  ],
  [
    'an answer that is kept',
    'set decisions',
    () => contacts.decisions.decide('pairs', new Map([['a b', 'both']])),
  ],
  ['a merge', 'delete businessCards', () => contacts.contacts.merge('grace', ['alan'])],
  ['a line', 'update businessCards', () => addLine('grace', 'A line', new Map())],
  ['a deletion', 'delete businessCards', () => moveToBin('ada', ['grace'])],
  [
    'a restore',
    'set businessCards',
    () => {
      putDeleted('kim', new Date().toISOString(), { userId: 'ada', name: 'Kim' });
      return restoreFromBin('ada', ['kim']);
    },
  ],
  [
    'a deletion for good',
    'update deleted',
    () => {
      putDeleted('kim', new Date().toISOString(), { userId: 'ada', name: 'Kim' });
      return deleteForGood(contacts.store, ['kim']);
    },
  ],
  [
    'a profile',
    'set users',
    () => createProfile({ uid: 'ada', email: ada.email ?? '', name: 'Ada' }),
  ],
  ['a message', 'set contactMessages', () => sendContactMessage(message)],
];

test.each(WRITES)(
  'while %s is on its way the browser asks before the tab closes',
  async (...row) => {
    const [, call, write] = row;
    const held = database.holdNext(call);
    const before = database.count(call);
    const done = write();
    await vi.waitFor(() => expect(database.count(call)).toBe(before + 1));
    expect(closes()).toBe(false);
    held.release();
    await done;
    await settled();
    expect(closes()).toBe(true);
  },
);

test('so it does for a photo and a name of the sign-in', async () => {
  const upload = fileStorage.holdNext();
  const { uploadToFirstOpen } = await loadStorage();
  const photo = uploadToFirstOpen(['profile_images/ada/p.jpg'], new Blob(), () => undefined);
  expect(closes()).toBe(false);
  upload.release();
  await photo;
  expect(closes()).toBe(true);
  const named = updateSignIn('ada', { displayName: 'Ada' });
  expect(closes()).toBe(false);
  await named;
  expect(closes()).toBe(true);
});

test('a write that fails lets the tab close, and of two the last one does', async () => {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const open = () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  const writes = [remoteWrite(open), remoteWrite(open)];
  void remoteCall(open, READ_LIMIT);
  ends[0]?.reject(new Error('no'));
  await expect(writes[0]).rejects.toThrow();
  expect(closes()).toBe(false);
  ends[1]?.resolve();
  await writes[1];
  // Nobody waits for what is only read.
  expect(closes()).toBe(true);
});

test('what nobody has asked for does not keep the tab: the next visit clears the bin', async () => {
  putDeleted('kim', '2025-01-01T12:00:00Z', { userId: 'ada', name: 'Kim' });
  const held = database.holdNext('update deleted');
  const purge = purgeBin(contacts.store);
  await vi.waitFor(() => expect(database.count('update deleted')).toBe(1));
  expect(closes()).toBe(true);
  held.release();
  await purge;
});
