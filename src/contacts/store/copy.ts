import { chunksOf } from '../../platform/chunksOf';
import { mapInShortTasks } from '../../platform/inParts';
import { putCopied, readCopy, takeCopied } from '../../session/copy/readCopy';
import { hasCopied, saveCopy } from '../../session/copy/storedCopy';
import type { Contact } from '../model/contact';
import type { Cursor, Cursors } from './cursors';
import { packContacts, unpackContacts } from './packed';

/** The whole list of an earlier visit. */
export interface ListCopy {
  contacts: readonly Contact[];
  cursors: Cursors;
  at: number;
}

const LIST = 'contacts';

/** The name of the same in memory, once it is unpacked. */
const UNPACKED = 'unpacked';

const PART = 500;

/** Unpacks the copied list of `uid`, once in each load of the site. Never rejects. */
export async function unpackCopy(uid: string): Promise<void> {
  // A damaged copy is ignored: the list is read from the database.
  await unpack(uid).catch(() => {});
}

/** Takes the copied list of `uid`; `null` if there is none, or it is no longer theirs. */
export function takeList(uid: string): ListCopy | null {
  return (takeCopied(uid, UNPACKED) as ListCopy | undefined) ?? null;
}

async function unpack(uid: string): Promise<void> {
  await readCopy();
  const {
    parts,
    marks: cursors,
    at,
  } = { ...(takeCopied(uid, LIST) as Partial<Stored> | undefined) };
  if (!Array.isArray(parts) || !areCursors(cursors) || !Number.isFinite(at)) return;
  // In short tasks, so that the sign-in continues in between.
  const contacts = await mapInShortTasks(parts, (part: string) => unpackContacts(part, uid));
  const list: ListCopy = { contacts: contacts.flat(), cursors, at: Number(at) };
  putCopied(uid, UNPACKED, list);
}

interface Stored extends Pick<ListCopy, 'at'> {
  /** Their name since the first copies. */
  marks: Cursors;
  parts: readonly string[];
}

/** Stores the list of `uid` in the copy. Rejects without a copy, or without room. */
export async function saveList(uid: string, { contacts, cursors, at }: ListCopy): Promise<void> {
  const parts = await mapInShortTasks(chunksOf(contacts, PART), packContacts);
  await saveCopy(uid, { [LIST]: { parts, marks: cursors, at } satisfies Stored });
}

function areCursors(stored: Partial<Cursors> | undefined): stored is Cursors {
  const cursors: (Partial<Cursor> | undefined)[] = [
    stored?.updatedAt,
    stored?.createdAt,
    stored?.deletedAt,
  ];
  return (
    cursors.every((cursor) =>
      [cursor?.newest, cursor?.seen, cursor?.from].every(Number.isFinite),
    ) && Number.isFinite(stored?.readInFull)
  );
}

/** Whether the copy has the list of `uid`. */
export function hasList(uid: string): Promise<boolean> {
  return hasCopied(uid, LIST);
}
