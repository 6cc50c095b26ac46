import { getDoc } from 'firebase/firestore/lite';
import { contactRef } from '../../firebase/collections';
import { READ_LIMIT, remoteCall } from '../../firebase/remoteCall';
import type { Contact } from '../contact';
import type { Changes } from './ContactIndex';
import { nextMark, type Marks } from './marks';
import {
  allOf,
  binEntry,
  contactOf,
  countOf,
  createdSince,
  deletedSince,
  readAll,
  readLastDeleted,
  updatedSince,
} from './questions';

/** So many contacts of the bin are asked for by their ids; of more, everything is read. */
const MOST_ASKED = 100;

/** What a refresh has read. */
interface ReadChanges {
  changes: Changes;
  marks: Marks;
  /** How many contacts are stored. */
  count: number;
}

/**
 * What changed for `uid` since the marks, and how many contacts there are (R15.69). `null` where so much was
 * deleted that everything is to be read. Throws `RemoteError`.
 */
export async function readChanges(
  uid: string,
  marks: Marks,
  held: (id: string) => Contact | undefined,
): Promise<ReadChanges | null> {
  const began = Date.now();
  const [updated, created, deleted, count] = await Promise.all([
    readAll(updatedSince(uid, marks.updatedAt.from), contactOf),
    readAll(createdSince(uid, marks.createdAt.from), contactOf),
    readAll(deletedSince(uid, marks.deletedAt.from), binEntry),
    countOf(allOf(uid)),
  ]);
  const binned = deleted.map(({ id }) => id).filter((id) => held(id));
  if (binned.length > MOST_ASKED) return null;
  // A phone that was offline may have stored one once more.
  const asked = await readById(binned);
  const read = [...created, ...updated].map((contact) => [contact.id, contact] as const);
  return {
    changes: new Map([...asked, ...read]),
    marks: {
      ...marks,
      updatedAt: nextMark(timesOf(updated, 'updatedAt'), began, marks.updatedAt),
      createdAt: nextMark(timesOf(created, 'createdAt'), began, marks.createdAt),
      deletedAt: nextMark(timesOf(deleted, 'deletedAt'), began, marks.deletedAt, 0),
    },
    count,
  };
}

/** All contacts of `uid`; `known` gives the one that is held for one that was read. Throws `RemoteError`. */
export async function readEverything(
  uid: string,
  known: (read: Contact) => Contact,
): Promise<{ contacts: Contact[]; marks: Marks }> {
  const began = Date.now();
  const [contacts, deleted] = await Promise.all([
    readAll(allOf(uid), (document) => known(contactOf(document))),
    readLastDeleted(uid),
  ]);
  const marks: Marks = {
    updatedAt: nextMark(timesOf(contacts, 'updatedAt'), began),
    createdAt: nextMark(timesOf(contacts, 'createdAt'), began),
    deletedAt: nextMark(timesOf(deleted, 'deletedAt'), began, undefined, 0),
    readInFull: began,
  };
  return { contacts, marks };
}

/** Contacts as they are stored now, asked for by their ids; `null` for one that is gone. Throws `RemoteError`. */
export async function readById(ids: readonly string[]): Promise<Map<string, Contact | null>> {
  const asked = ids.map((id) => remoteCall(() => getDoc(contactRef(id)), READ_LIMIT));
  const found = await Promise.all(asked);
  return new Map(found.map((one) => [one.id, one.exists() ? contactOf(one) : null]));
}

function timesOf<Field extends string>(
  read: readonly Readonly<Record<Field, Date | null>>[],
  field: Field,
): (Date | null)[] {
  return read.map((one) => one[field]);
}
