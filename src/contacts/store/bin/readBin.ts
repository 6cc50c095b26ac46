import { auth } from '../../../firebase/auth';
import type { Contact } from '../../model/contact';
import { contactOf, readAll } from '../reads';
import { BIN_DAYS, DAY_MS, allDeletedOf, cardIn, deletedAtOf, isGoing } from './storedBin';

export interface DeletedContact {
  contact: Contact;
  deletedAt: Date;
  /** Whether it goes for good, and can't be restored. */
  isGoing: boolean;
}

/** The deleted contacts of `uid` that can still be restored, the newest deletion first. Throws `RemoteError`. */
export async function readBin(uid: string): Promise<DeletedContact[]> {
  const deleted = await readAll(allDeletedOf(uid), (stored) => ({
    contact: contactOf({ id: stored.id, data: () => cardIn(stored) }),
    deletedAt: new Date(deletedAtOf(stored)),
    isGoing: isGoing(stored),
  }));
  const oldest = await oldestKept(uid);
  // A visit deletes the others at any moment.
  return oldest ? deleted.filter(({ deletedAt }) => deletedAt > oldest) : deleted;
}

/** When the oldest contact that can be restored was deleted; `null` if that cannot be known. */
export async function oldestKept(uid: string): Promise<Date | null> {
  // The services' clock, at most an hour late: the browser's may be wrong by years.
  const token = await auth.currentUser?.getIdTokenResult();
  const issuedAt = Date.parse(token?.issuedAtTime ?? '');
  if (auth.currentUser?.uid !== uid || Number.isNaN(issuedAt)) return null;
  return new Date(issuedAt - BIN_DAYS * DAY_MS);
}
