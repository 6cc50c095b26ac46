import { getDoc } from 'firebase/firestore/lite';
import { contactRef, isDocumentId } from '../../firebase/collections';
import { failureOf, READ_LIMIT, remoteCall } from '../../firebase/remoteCall';
import { type Contact, readContact } from '../model/contact';
import type { ContactStore } from './ContactStore';

/** The result of reading one contact; somebody else's is not shown. */
export type OwnContact =
  { kind: 'found'; contact: Contact } | { kind: 'notFound' } | { kind: 'notYours' };

/** Reads one contact of the user (R5.8, R7.3) into the store. Throws `RemoteError`. */
export async function loadOwnContact(store: ContactStore, id: string): Promise<OwnContact> {
  const since = store.now();
  const result = await readOwnContact(store.uid, id);
  if (result.kind === 'found') store.apply(new Map([[id, result.contact]]), since);
  if (result.kind === 'notFound') store.apply(new Map([[id, null]]), since);
  return result;
}

async function readOwnContact(uid: string, id: string): Promise<OwnContact> {
  if (!isDocumentId(id)) return { kind: 'notFound' };
  try {
    const snapshot = await remoteCall(() => getDoc(contactRef(id)), READ_LIMIT);
    if (!snapshot.exists()) return { kind: 'notFound' };
    const contact = readContact(snapshot.id, snapshot.data());
    return contact.userId === uid ? { kind: 'found', contact } : { kind: 'notYours' };
  } catch (error) {
    // The rules refuse other people's contacts before the owner is known.
    if (failureOf(error) === 'denied') return { kind: 'notYours' };
    throw error;
  }
}
