import { deleteDB, openDB } from 'idb';
import { COPY, copyOwner } from './choice';

/** The version of the format; raise it with each change of what is stored. */
const FORMAT = 2;

/** The only store. Its keys are the names of the values, and `uid`. */
const STORE = 'copy';

/** A slower browser asks the network instead. */
const LIMIT_MS = 1_500;

/** What an earlier visit stored for a user: values by name. */
export interface Copied {
  uid: string;
  values: Record<string, unknown>;
}

/** The values stored for `uid`, by name; none if there is no copy, or it takes too long. */
export function loadCopy(uid: string): Promise<Copied> {
  const none = { uid, values: {} };
  return Promise.race([
    load(uid).catch(async () => {
      await deleteDB(COPY).catch(() => {});
      return none;
    }),
    new Promise<Copied>((resolve) => {
      setTimeout(resolve, LIMIT_MS, none);
    }),
  ]);
}

async function load(uid: string): Promise<Copied> {
  const [keys, values] = await withDatabase(uid, (database) => {
    const transaction = database.transaction(STORE);
    return Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
  });
  const named = keys.map((key, at): [string, unknown] => [key as string, values[at]]);
  const found = Object.fromEntries(named);
  return { uid, values: found['uid'] === uid ? found : {} };
}

/** Stores values beside those of other names. Rejects where no copy is kept for `uid`, or without room. */
export async function saveCopy(
  uid: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await withDatabase(uid, async (database) => {
    const transaction = database.transaction(STORE, 'readwrite');
    const { store } = transaction;
    if ((await store.get('uid')) !== uid) await store.clear();
    await Promise.all([
      ...Object.entries({ ...values, uid }).map(([name, value]) => store.put(value, name)),
      transaction.done,
    ]);
  });
}

/** A value that is stored for `uid`, read when it is needed; undefined where there is none. */
export async function readCopied(uid: string, name: string): Promise<unknown> {
  try {
    return await withDatabase(uid, (database) => database.get(STORE, name) as Promise<unknown>);
  } catch {
    return undefined;
  }
}

/** Whether a value of this name is stored for `uid`. */
export async function hasCopied(uid: string, name: string): Promise<boolean> {
  try {
    return (await withDatabase(uid, (database) => database.count(STORE, name))) > 0;
  } catch {
    return false;
  }
}

type Database = Awaited<ReturnType<typeof openDB>>;

/** Closes the database after `work`: an open connection blocks its deletion. Throws where no copy is kept. */
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
