import { deleteField, serverTimestamp, type DocumentData } from 'firebase/firestore/lite';
import { binRef, contactRef, contactsCollection } from '../../../firebase/collections';
import { cardFolder, ownPicture } from '../../../firebase/ownPicture';
import { failureOf, RemoteError, remoteWrite } from '../../../firebase/remoteCall';
import { inTransaction } from '../../../firebase/transaction';
import type { RemoteFailure } from '../../../platform/remoteFailure';
import { cardIn } from '../bin/storedBin';
import { readContact, type Contact } from '../../model/contact';
import { contactOf } from '../reads';
import { otherFields, mergedFieldsOf } from '../../model/mergedFields';

/** One card that several have become, and what it takes to undo that. */
export interface Merged {
  id: string;
  kept: Contact;
  /** Its stored fields that were changed: as they were (`undefined`: absent), and as they were written. */
  before: DocumentData;
  after: DocumentData;
  gone: readonly string[];
}

export type MergeResult =
  | { kind: 'done'; one: Merged }
  /** The notes would be too long. Nothing was written. */
  | { kind: 'tooLong' }
  | { kind: 'failed'; failure: RemoteFailure };

/** Makes one card of several, as stored now: the others go to Recently Deleted, in one transaction. Never throws. */
export async function mergeContacts(
  uid: string,
  keptId: string,
  otherIds: readonly string[],
): Promise<MergeResult> {
  try {
    const one = await atOnce(async (transaction) => {
      const [kept, ...others] = await Promise.all(
        [keptId, ...otherIds].map((id) => transaction.get(contactRef(id))),
      );
      const found = others.filter((other) => other.exists());
      if (!kept?.exists() || found.length < others.length) throw new RemoteError('missing', null);
      const cards = found.map((other) => readContact(other.id, other.data()));
      const further = new Map([kept, ...found].map((one) => [one.id, otherFields(one.data())]));
      const card = mergedFieldsOf(readContact(kept.id, kept.data()), cards, further);
      if (!card) return null;
      const after: DocumentData = {
        ...card.texts,
        ...picture(uid, 'cardImageURL', card.pictureOf),
        ...picture(uid, 'photoURL', card.photoOf),
      };
      const before = Object.fromEntries(
        Object.keys(after).map((field) => [field, kept.data()[field] as unknown]),
      );
      if (Object.keys(after).length > 0) {
        transaction.update(kept.ref, { ...after, updatedAt: serverTimestamp() });
      }
      for (const other of found) {
        transaction.set(binRef(uid, other.id), {
          card: other.data(),
          deletedAt: serverTimestamp(),
        });
        transaction.delete(other.ref);
      }
      const stored = { ...kept.data(), ...after, updatedAt: new Date() };
      return {
        ...{ id: keptId, kept: readContact(keptId, stored), before, after },
        gone: otherIds,
      };
    });
    return one ? { kind: 'done', one } : { kind: 'tooLong' };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}

/** What the kept card gets of another one's picture. The rules let none be shown from elsewhere. */
function picture(uid: string, field: 'cardImageURL' | 'photoURL', of: Contact | null) {
  const address = of?.[field] ?? '';
  return ownPicture(cardFolder(uid), address) === null ? {} : { [field]: address };
}

export type Undone =
  | { kind: 'done'; contacts: readonly Contact[] }
  /** The kept card was changed since, or another one is in the list again or not in Recently Deleted. Nothing was written. */
  | { kind: 'changed' }
  | { kind: 'failed'; failure: RemoteFailure };

/**
 * Brings all cards back as they were stored, in one transaction. Never throws. The kept one has the time of this as its
 * last change: other tabs hear of it so, and the rules ask for it.
 */
export async function undoMerge(uid: string, { id, before, after, gone }: Merged): Promise<Undone> {
  try {
    return await atOnce<Undone>(async (transaction) => {
      const kept = await transaction.get(contactRef(id));
      const [binned, living] = await Promise.all([
        Promise.all(gone.map((one) => transaction.get(binRef(uid, one)))),
        Promise.all(gone.map((one) => transaction.get(contactRef(one)))),
      ]);
      const stored = kept.data();
      const isAs = (fields: DocumentData) =>
        Object.keys(fields).every((field) => stored?.[field] === fields[field]);
      const again = living.flatMap((one) => (one.exists() ? [one] : []));
      const isNone = binned.every((one) => !one.exists());
      // An earlier try went through, and its answer was lost.
      if (kept.exists() && isNone && again.length === gone.length && isAs(before)) {
        return { kind: 'done', contacts: [kept, ...again].map(contactOf) };
      }
      const isAllGone = again.length === 0 && binned.every((one) => one.exists());
      if (!stored || !isAs(after) || !isAllGone) return { kind: 'changed' };
      const fields = Object.keys(before);
      const back = fields.map((field) => [
        field,
        before[field] === undefined ? deleteField() : (before[field] as unknown),
      ]);
      if (fields.length > 0) {
        const old = Object.fromEntries(back) as DocumentData;
        transaction.update(kept.ref, { ...old, updatedAt: serverTimestamp() });
      }
      const restored = binned.flatMap((one) => (one.exists() ? [one] : []));
      for (const one of restored) {
        transaction.delete(one.ref);
        transaction.set(contactRef(one.id), cardIn(one));
      }
      const now = fields.length > 0 ? { ...stored, ...before, updatedAt: new Date() } : stored;
      const others = restored.map((one) => contactOf({ id: one.id, data: () => cardIn(one) }));
      return { kind: 'done', contacts: [contactOf({ id, data: () => now }), ...others] };
    });
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}

function atOnce<Answer>(work: Parameters<typeof inTransaction<Answer>>[1]): Promise<Answer> {
  return remoteWrite(() => inTransaction(contactsCollection().firestore, work));
}
