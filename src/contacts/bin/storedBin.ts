import {
  orderBy,
  query,
  type DocumentData,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { binCollection } from '../../firebase/collections';
import { readAll } from '../store/questions';

/** The documents of the bin of `uid` as they are stored, the newest deletion first. Throws `RemoteError`. */
export function storedBin(uid: string): Promise<QueryDocumentSnapshot[]> {
  const newestFirst = query(binCollection(uid), orderBy('deletedAt', 'desc'));
  return readAll(
    (...more) => query(newestFirst, ...more),
    (document) => document,
  );
}

/** The contact in a document of the bin, with all its fields. */
export function cardIn(binned: QueryDocumentSnapshot): DocumentData {
  const { card } = binned.data();
  return typeof card === 'object' && card !== null ? (card as DocumentData) : {};
}
