import {
  orderBy,
  query,
  type Query,
  type DocumentData,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { binCollection } from '../../firebase/collections';
import { readAll } from '../store/reads';

/** The whole bin of `uid`, the newest deletion first. */
export function allDeletedOf(uid: string): Query {
  return query(binCollection(uid), orderBy('deletedAt', 'desc'));
}

/** Its documents as they are stored. Throws `RemoteError`. */
export function storedBin(uid: string): Promise<QueryDocumentSnapshot[]> {
  return readAll(allDeletedOf(uid), (document) => document);
}

/** The contact in a document of the bin, with all its fields. */
export function cardIn(binned: QueryDocumentSnapshot): DocumentData {
  const { card } = binned.data();
  return typeof card === 'object' && card !== null ? (card as DocumentData) : {};
}
