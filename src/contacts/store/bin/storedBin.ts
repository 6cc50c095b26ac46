import {
  orderBy,
  query,
  type Query,
  type DocumentData,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { binCollection } from '../../../firebase/collections';
import { readDate } from '../../../platform/dates';
import { readAll } from '../reads';
import type { Path } from '../../../routes';
import type { NoticeAction } from '../../../session/notices';

/** The link to it in notices. */
export const RECENTLY_DELETED: NoticeAction = {
  label: 'Recently Deleted',
  to: '/recently-deleted' satisfies Path,
};

/** For how many days a deleted contact can be restored (R15.12). */
export const BIN_DAYS = 30;

export const DAY_MS = 24 * 60 * 60_000;

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

/** When it was moved there, in ms. */
export function deletedAtOf(binned: QueryDocumentSnapshot): number {
  return Number(readDate(binned.data()['deletedAt']));
}

/** Whether it goes for good: its pictures may be gone, and the rules let no batch restore it. */
export function isGoing(binned: QueryDocumentSnapshot): boolean {
  return binned.data()['going'] === true;
}

/** How many such contacts one write deletes: the rules look at two documents for each, of 20 at most. */
export const FOR_GOOD_SIZE = 10;
