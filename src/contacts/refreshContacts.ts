import type { QueryClient } from '@tanstack/react-query';
import { orderBy, query, where } from 'firebase/firestore/lite';
import { contactsCollection } from '../firebase/collections';
import { startContactList, withChanges, type Changes, type ContactList } from './cache';
import type { Contact } from './contact';
import { countOf, loadPages, MOST, ownByName } from './allContacts';
import type { OwnContacts } from './newestContacts';
import { createdBetween, readAdded, readDifferences } from './differences';
import { marksOf, type Marks } from './marks';

/** How often what is newer is asked for: a change may have landed between the first answers. */
const TRIES = 2;

/**
 * Brings a whole list up to date by what is newer than its marks (R15.21, decision 0033). Where the count
 * says that something is missing or too much, it looks for that. `null` where it does not find it: then all
 * contacts must be read. Throws `RemoteError`.
 */
export async function refreshContacts(
  client: QueryClient,
  uid: string,
  whole: ContactList,
  known: Marks,
): Promise<ContactList | null> {
  let list = whole;
  let marks = known;
  for (let left = TRIES; left > 0; left -= 1) {
    const began = Date.now();
    const { wholeList } = startContactList(client, uid);
    const [updated, newer, count] = await Promise.all([
      loadPages(updatedSince(uid, marks.updatedAt.from)),
      countOf(createdBetween(uid, marks.createdAt.from)),
      countOf(ownByName(uid)),
    ]);
    list = withChanges(list, newIn(list, updated));
    // Nearly all that are new have been changed too, and are not read twice.
    const added = await readAdded(uid, list.contacts, marks.createdAt.from, newer);
    marks = marksOf([...updated, ...added], began, marks);
    list = wholeList(withChanges(list, newIn(list, added)).contacts, marks);
    if (holds(list, count)) return list;
    if (left > 1) continue;
    const differences = await readDifferences(uid, list.contacts, count);
    list = wholeList(withChanges(list, differences).contacts, marks);
    if (holds(list, count)) return list;
  }
  return null;
}

/** Whether a list has as many contacts as were counted. */
export function holds({ contacts }: ContactList, count: number): boolean {
  return Math.min(contacts.length, MOST) === count;
}

/** Those that differ from what the list holds: without any, it stays the same list. */
export function newIn(list: ContactList, read: readonly Contact[]): Changes {
  const held = new Map(list.contacts.map((contact) => [contact.id, contact]));
  const differs = (contact: Contact) =>
    JSON.stringify(contact) !== JSON.stringify(held.get(contact.id));
  return new Map(read.filter(differs).map((contact) => [contact.id, contact]));
}

/** Those whose last change the database has at `time` (ms) or later. One that moves on while pages are read is read twice. */
function updatedSince(uid: string, time: number): OwnContacts {
  return (...more) =>
    query(
      contactsCollection(),
      where('userId', '==', uid),
      where('updatedAt', '>=', new Date(time)),
      orderBy('updatedAt', 'asc'),
      ...more,
    );
}
