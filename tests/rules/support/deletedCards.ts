import {
  doc,
  type DocumentData,
  type Firestore,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore';
import { UID } from './roles';

export const cardPath = (id: string): string => `businessCards/${id}`;

/** Where Recently Deleted of `uid` keeps a card. */
export const deletedPath = (id: string, uid: string = UID.A): string =>
  `users/${uid}/deleted/${id}`;

/** What a deletion stores of a card. */
export const deletion = (card: DocumentData, change: DocumentData = {}): DocumentData => ({
  card,
  deletedAt: serverTimestamp(),
  ...change,
});

/** Ids and their cards. */
export type Cards = Record<string, DocumentData>;

/** The batch of a deletion: into Recently Deleted of A, and out of the contacts. */
export function move(db: Firestore, cards: Cards): Promise<void> {
  const batch = writeBatch(db);
  for (const [id, card] of Object.entries(cards)) {
    batch.set(doc(db, deletedPath(id)), deletion(card));
    batch.delete(doc(db, cardPath(id)));
  }
  return batch.commit();
}

/** The batch of a restore: the way back. */
export function restore(db: Firestore, cards: Cards): Promise<void> {
  const batch = writeBatch(db);
  for (const [id, card] of Object.entries(cards)) {
    batch.delete(doc(db, deletedPath(id)));
    batch.set(doc(db, cardPath(id)), card);
  }
  return batch.commit();
}
