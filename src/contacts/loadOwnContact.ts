import { getDoc } from 'firebase/firestore/lite';
import { contactRef } from '../firebase/collections';
import { isDocumentId } from '../firebase/isDocumentId';
import { failureOf, READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import type { RemoteFailure } from '../lib/remoteFailure';
import { type Contact, readContact } from './contact';
export type OwnContact =
  | { kind: 'found'; contact: Contact }
  | { kind: 'notFound' }
  | { kind: 'notYours' }
  | { kind: 'failed'; failure: RemoteFailure };

/** Reads one contact, which must belong to `uid` (R5.8, R7.3). Never throws. */
export async function loadOwnContact(id: string, uid: string): Promise<OwnContact> {
  if (!isDocumentId(id)) return { kind: 'notFound' };
  try {
    const snapshot = await remoteCall(() => getDoc(contactRef(id)), READ_LIMIT);
    if (!snapshot.exists()) return { kind: 'notFound' };
    const contact = readContact(snapshot.id, snapshot.data());
    return contact.userId === uid ? { kind: 'found', contact } : { kind: 'notYours' };
  } catch (error) {
    const failure = failureOf(error);
    // The rules refuse other people's contacts before we see whose they are.
    return failure === 'denied' ? { kind: 'notYours' } : { kind: 'failed', failure };
  }
}
