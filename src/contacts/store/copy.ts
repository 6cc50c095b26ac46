import { chunksOf } from '../../lib/chunksOf';
import { mapInChunks } from '../../lib/mapInChunks';
import { copyOwner, readCopy, takeCopied } from '../../session/copy/choice';
import { hasCopied, saveCopy } from '../../session/copy/storedCopy';
import type { Contact } from '../contact';
import type { Mark, Marks } from './marks';
import { packContacts, unpackContacts } from './packed';

/** The whole list of an earlier visit. */
export interface ListCopy {
  contacts: readonly Contact[];
  marks: Marks;
  /** When it was brought up to date last, in ms. */
  at: number;
}

/** The name of the list among what the browser keeps for a user. */
const LIST = 'contacts';

/** How many contacts are packed in one task: a few milliseconds' worth, which hold up no key press. */
const PART = 500;

let unpacking: Promise<void> | undefined;
let unpacked: { uid: string; list: ListCopy } | null = null;

/** Unpacks the list that is kept for `uid`, once in each load of the site. Never rejects. */
export function unpackCopy(uid: string): Promise<void> {
  unpacking ??= unpack(uid).then(
    (list) => {
      unpacked = list && { uid, list };
    },
    () => {
      // A damaged copy is none: the list is read from the database.
    },
  );
  return unpacking;
}

/** The list that was kept for `uid`, once; `null` where there is none, or where it is no longer theirs. */
export function takeList(uid: string): ListCopy | null {
  const taken = unpacked;
  unpacked = null;
  return taken?.uid === uid && copyOwner() === uid ? taken.list : null;
}

async function unpack(uid: string): Promise<ListCopy | null> {
  await readCopy();
  const { parts, marks, at } = { ...(takeCopied(uid, LIST) as Partial<Stored> | undefined) };
  if (!Array.isArray(parts) || !isMarks(marks) || !Number.isFinite(at)) return null;
  // One part to a task: the sign-in goes on between them.
  const contacts = await mapInChunks(parts, 1, (part: string) => unpackContacts(part, uid));
  return { contacts: contacts.flat(), marks, at: Number(at) };
}

interface Stored extends Omit<ListCopy, 'contacts'> {
  /** The contacts in their order, packed in parts. */
  parts: readonly string[];
}

/** Keeps the list of `uid` in the browser. Rejects where no copy is kept, or where there is no room. */
export async function saveList(uid: string, { contacts, ...times }: ListCopy): Promise<void> {
  const parts = await mapInChunks(chunksOf(contacts, PART), 1, packContacts);
  await saveCopy(uid, { [LIST]: { ...times, parts } satisfies Stored });
}

function isMarks(stored: Partial<Marks> | undefined): stored is Marks {
  const marks: (Partial<Mark> | undefined)[] = [
    stored?.updatedAt,
    stored?.createdAt,
    stored?.deletedAt,
  ];
  return (
    marks.every((mark) => [mark?.newest, mark?.seen, mark?.from].every(Number.isFinite)) &&
    Number.isFinite(stored?.readInFull)
  );
}

/** Whether the list of `uid` is kept in the browser. */
export function hasList(uid: string): Promise<boolean> {
  return hasCopied(uid, LIST);
}
