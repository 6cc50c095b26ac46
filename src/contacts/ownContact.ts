import { queryOptions } from '@tanstack/react-query';
import { getDoc } from 'firebase/firestore/lite';
import { contactRef, isDocumentId } from '../firebase/collections';
import { failureOf, READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import { type Contact, readContact } from './contact';
import type { ContactStore } from './store/ContactStore';

/** One contact as it was found; somebody else's is not shown. */
export type OwnContact =
  { kind: 'found'; contact: Contact } | { kind: 'notFound' } | { kind: 'notYours' };

/** One contact, which must belong to the store's user (R5.8, R7.3). The store hears of it. Fails with `RemoteError`. */
export function contactQuery(store: ContactStore, id: string) {
  const { uid } = store;
  return queryOptions({
    queryKey: ['contact', uid, id],
    queryFn: async ({ signal }) => {
      const result = await loadOwnContact(uid, id);
      // The page was left: the contact may have been changed since.
      if (signal.aborted) return result;
      if (result.kind === 'found') store.put(result.contact);
      if (result.kind === 'notFound') store.remove(id);
      return result;
    },
  });
}

async function loadOwnContact(uid: string, id: string): Promise<OwnContact> {
  if (!isDocumentId(id)) return { kind: 'notFound' };
  try {
    const snapshot = await remoteCall(() => getDoc(contactRef(id)), READ_LIMIT);
    if (!snapshot.exists()) return { kind: 'notFound' };
    const contact = readContact(snapshot.id, snapshot.data());
    return contact.userId === uid ? { kind: 'found', contact } : { kind: 'notYours' };
  } catch (error) {
    // The rules refuse other people's contacts before we see whose they are.
    if (failureOf(error) === 'denied') return { kind: 'notYours' };
    throw error;
  }
}
