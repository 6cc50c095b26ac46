import { getDocs, limit, query, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { READ_LIMIT, remoteCall } from '../../../firebase/remoteCall';
import { allOf, readAll } from '../reads';

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
