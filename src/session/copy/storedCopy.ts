import { deleteDB, openDB } from 'idb';
import { contactListKey, type ContactList } from '../../contacts/cache';
import type { Marks } from '../../contacts/marks';
import { unpackContacts } from '../../contacts/packed';
import { mapInChunks } from '../../lib/mapInChunks';
import { subscriptionQuery } from '../../subscription/queries';
import { readSubscription, type Subscription } from '../../subscription/subscription';
import { COPY, copyOwner, type StoredCopy } from './choice';

/** The database has the version of the format: it goes with each change of what is stored. */
const FORMAT = 1;

/** The name of the only store, and the key of the only value in it. */
const STORE = 'copy';

/** What is kept of one user: the whole list, and the plan above it. */
export interface Stored {
  uid: string;
  /** When the list was brought up to date last, in ms. */
  at: number;
  marks: Marks;
  /** The contacts in their order, packed in parts. */
  parts: readonly string[];
  subscription: Subscription | null | undefined;
}

/** In ms: where the browser is slower than that, the list is rather asked for. */
const LIMIT = 1_500;

/** The copy of `uid`; `null` where there is none. What is damaged or of another format is deleted (R15.82). */
export function loadCopy(uid: string): Promise<StoredCopy | null> {
  return Promise.race([
    loadSound(uid),
    new Promise<null>((resolve) => {
      setTimeout(resolve, LIMIT, null);
    }),
  ]);
}

async function loadSound(uid: string): Promise<StoredCopy | null> {
  try {
    const stored: unknown = await withDatabase(uid, (database) => database.get(STORE, STORE));
    return stored === undefined ? null : await read(stored, uid);
  } catch {
    await deleteDB(COPY).catch(() => {});
    return null;
  }
}

/** Stores the copy, if it is still wanted. Rejects where it is not, or where the browser has no room. */
export async function saveCopy(copy: Stored): Promise<void> {
  await withDatabase(copy.uid, (database) => database.put(STORE, copy, STORE));
}

type Database = Awaited<ReturnType<typeof openDB>>;

/** Open no longer than that: a deletion waits for it. Nothing is opened for whom no copy is kept. */
async function withDatabase<Answer>(
  uid: string,
  work: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  if (copyOwner() !== uid) throw new Error('No copy is kept.');
  const database = await openDB(COPY, FORMAT, {
    upgrade: (opened) => {
      for (const name of opened.objectStoreNames) opened.deleteObjectStore(name);
      opened.createObjectStore(STORE);
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
    // A log-out in another tab may have come between.
    if (copyOwner() !== uid) await deleteDB(COPY);
  }
}

async function read(stored: unknown, uid: string): Promise<StoredCopy> {
  const copy = { ...(stored as Partial<Stored> | null) };
  const { at, marks, parts, subscription } = copy;
  if (copy.uid !== uid || !Number.isFinite(at) || !isMarks(marks) || !Array.isArray(parts)) {
    throw new Error('The stored copy is damaged.');
  }
  // One part to a task: the sign-in goes on between them.
  const contacts = await mapInChunks(parts, 1, (part: string) => unpackContacts(part, uid));
  const list: ContactList = { contacts: contacts.flat(), isWhole: true, marks, copiedAt: at };
  const plan = subscription ? readSubscription(subscription) : subscription;
  return {
    uid,
    queries: [
      [contactListKey(uid), list],
      [subscriptionQuery(uid).queryKey, plan],
    ],
  };
}

function isMarks(stored: Partial<Marks> | undefined): stored is Marks {
  return [stored?.updatedAt, stored?.createdAt].every((mark) =>
    [mark?.newest, mark?.seen, mark?.from].every(Number.isFinite),
  );
}
