import type { QueryClient } from '@tanstack/react-query';
import { limit, onSnapshot, orderBy, query, where, type QuerySnapshot } from 'firebase/firestore';
import { liveContactsCollection } from '../firebase/liveCollections';
import { MOST } from './allContacts';
import { contactListKey, moveMarks, putContacts, removeContacts, type ContactList } from './cache';
import { marksOf, type Marks } from './marks';
import { contactOf } from './newestContacts';
import { newIn } from './refreshContacts';

interface Listener {
  /** Hears that contacts came which the list did not have. */
  onAdded: () => void;
  /** Hears why nothing more will come. A lost network is no reason. */
  onRefused: (error: unknown) => void;
}

/**
 * Puts into the list of `uid` what is added or changed from `marks` on, as soon as it is stored (R15.71).
 * Returns how to end that. A new contact may lack a time of change: one question is for these.
 */
export function listenToContacts(
  client: QueryClient,
  uid: string,
  marks: Marks,
  { onAdded, onRefused }: Listener,
): () => void {
  const updated = query(
    liveContactsCollection(),
    where('userId', '==', uid),
    where('updatedAt', '>=', new Date(marks.updatedAt.from)),
    orderBy('updatedAt', 'asc'),
    limit(MOST),
  );
  const created = query(
    liveContactsCollection(),
    where('userId', '==', uid),
    where('createdAt', '>=', new Date(marks.createdAt.from)),
    orderBy('createdAt', 'desc'),
    limit(MOST),
  );
  const hear = (field: keyof Marks) => (snapshot: QuerySnapshot) => {
    if (takeIn(client, uid, field, snapshot)) onAdded();
  };
  const ends = [
    onSnapshot(updated, hear('updatedAt'), onRefused),
    onSnapshot(created, hear('createdAt'), onRefused),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Brings what a listener was told into the list; whether the list had not all of that before. */
function takeIn(
  client: QueryClient,
  uid: string,
  field: keyof Marks,
  snapshot: QuerySnapshot,
): boolean {
  const list = client.getQueryData<ContactList>(contactListKey(uid));
  if (!list?.marks) return false;
  const changes = snapshot.docChanges();
  const there = changes.filter(({ type }) => type !== 'removed').map(({ doc }) => contactOf(doc));
  const differing = [...newIn(list, there).keys()];
  if (differing.length > 0) {
    putContacts(client, uid, ...there.filter(({ id }) => differing.includes(id)));
  }
  // Without the database's word nothing is known to be deleted, or to be all there is.
  if (!snapshot.metadata.fromCache) {
    const gone = changes.filter(({ type }) => type === 'removed').map(({ doc }) => doc.id);
    if (gone.length > 0 && snapshot.size < MOST) removeContacts(client, uid, ...gone);
    const marks = marksOf(there, Date.now(), list.marks);
    moveMarks(client, uid, { ...list.marks, [field]: marks[field] });
  }
  const held = new Set(list.contacts.map(({ id }) => id));
  return differing.some((id) => !held.has(id));
}
