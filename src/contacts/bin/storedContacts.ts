import {
  getDoc,
  getDocs,
  limit,
  query,
  type DocumentReference,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { contactRef } from '../../firebase/collections';
import { failureOf, READ_LIMIT, remoteCall } from '../../firebase/remoteCall';
import { allOf, readAll } from '../store/reads';

/** A contact as it was read from the database. */
export type StoredContact = QueryDocumentSnapshot;

const PAGE = 500;

/** The first 500 contacts of `uid` as they are stored; none where there are no more. Throws `RemoteError`. */
export async function storedContacts(uid: string): Promise<StoredContact[]> {
  const page = query(allOf(uid), limit(PAGE));
  const { docs } = await remoteCall(() => getDocs(page), READ_LIMIT);
  return docs;
}

/** All of them. Throws `RemoteError`. */
export function allStoredContacts(uid: string): Promise<StoredContact[]> {
  return readAll(allOf(uid), (document) => document);
}

/**
 * The contacts of `ids` that exist, as they are stored, read one by one: the rules refuse a query by ids. `taken` gets the
 * ids that somebody else has: whoever knows one may take it once its contact is deleted. Throws `RemoteError`.
 */
export async function contactsThere(
  uid: string,
  ids: readonly string[],
  taken: Set<string> = new Set(),
): Promise<StoredContact[]> {
  const refused: string[] = [];
  const look = (id: string) =>
    documentsThere([contactRef(id)]).catch((error: unknown) => {
      if (failureOf(error) !== 'denied') throw error;
      refused.push(id);
      return [];
    });
  const found = (await Promise.all(ids.map(look))).flat();
  // Where all is refused, nobody else has them.
  if (refused.length > 0) await remoteCall(() => getDocs(query(allOf(uid), limit(1))), READ_LIMIT);
  for (const id of refused) taken.add(id);
  return found;
}

/** The existing ones of these documents. Throws `RemoteError`. */
export async function documentsThere(
  refs: readonly DocumentReference[],
): Promise<QueryDocumentSnapshot[]> {
  const asked = refs.map((ref) => remoteCall(() => getDoc(ref), READ_LIMIT));
  return (await Promise.all(asked)).filter((document) => document.exists());
}
