import { Query } from '../../firebase/Query';
import { readDate } from '../../lib/dates';
import { oneFor } from '../../lib/oneFor';
import type { Contact } from '../contact';
import type { ContactStore } from '../store/ContactStore';
import { contactOf, readAll } from '../store/reads';
import { allDeletedOf, cardIn } from './storedBin';

/** For how many days a deleted contact can be restored (R15.12). */
export const BIN_DAYS = 30;

export interface DeletedContact {
  contact: Contact;
  deletedAt: Date;
}

const DAY = 24 * 60 * 60_000;

/** The bin of the user of `store`. */
export const binOf = oneFor(({ uid }: ContactStore) => new Query(() => readBin(uid)));

/** All deleted contacts of `uid`, the newest deletion first. Throws `RemoteError`. */
export function readBin(uid: string): Promise<DeletedContact[]> {
  return readAll(allDeletedOf(uid), (stored) => ({
    contact: contactOf({ id: stored.id, data: () => cardIn(stored) }),
    deletedAt: readDate(stored.data().deletedAt) ?? new Date(0),
  }));
}

/** For how long a contact can be restored, in words. With a wrong clock it is 30 days or the last one. */
export function daysLeft(deletedAt: Date, now: Date): string {
  const days = Math.ceil(BIN_DAYS - (now.getTime() - deletedAt.getTime()) / DAY);
  const left = Math.min(Math.max(days, 1), BIN_DAYS);
  return left === 1 ? 'Last day' : `${String(left)} days left`;
}
