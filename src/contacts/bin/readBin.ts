import { queryOptions } from '@tanstack/react-query';
import { readDate } from '../../lib/dates';
import type { Contact } from '../contact';
import { contactOf, readAll } from '../store/reads';
import { allDeletedOf, cardIn } from './storedBin';

/** For how long a deleted contact can be restored, in days (R15.12). */
export const BIN_DAYS = 30;

/** A contact in Recently Deleted. */
export interface DeletedContact {
  contact: Contact;
  deletedAt: Date;
}

const DAY = 24 * 60 * 60_000;

/** Under which key the session holds the bin of `uid`. */
export const binKey = (uid: string) => ['bin', uid] as const;

/** What is in the bin of `uid`. It is read again whenever its page opens. Fails with `RemoteError`. */
export function binQuery(uid: string) {
  return queryOptions({
    queryKey: binKey(uid),
    queryFn: () => readBin(uid),
    staleTime: 0,
    structuralSharing: false,
  });
}

/** All deleted contacts of `uid`, the newest deletion first. Throws `RemoteError`. */
export function readBin(uid: string): Promise<DeletedContact[]> {
  return readAll(allDeletedOf(uid), (stored) => ({
    contact: contactOf({ id: stored.id, data: () => cardIn(stored) }),
    deletedAt: readDate(stored.data().deletedAt) ?? new Date(0),
  }));
}

/** For how long a contact can be restored, in words. A clock that is wrong makes it 30 days or the last one. */
export function daysLeft(deletedAt: Date, now: Date): string {
  const days = Math.ceil(BIN_DAYS - (now.getTime() - deletedAt.getTime()) / DAY);
  const left = Math.min(Math.max(days, 1), BIN_DAYS);
  return left === 1 ? 'Last day' : `${String(left)} days left`;
}
