import { failureReason, writeFailureReason } from '../../../platform/remoteFailure';
import { counted, formatCount, sentences } from '../../../platform/text';
import type { Deletion } from './deleteForGood';
import type { BinMove, BinRestore } from './moveCards';
import { listed, subject, type Named } from '../../model/sentences';
import { BIN_DAYS, DAY_MS } from './storedBin';

/** The question before a deletion (R4.14). */
export function question(contacts: readonly Named[]): string {
  return contacts.length === 1
    ? 'This deletes the contact, its notes and its images here and in the iOS app. It stays in Recently Deleted for 30 days.'
    : `This deletes ${listed(contacts)} here and in the iOS app, with their notes and images. They stay in Recently Deleted for 30 days.`;
}

/** Nothing was deleted, as far as we know. */
export function failedDeletion(contacts: readonly Named[], { unsure, failure }: BinMove): string {
  if (!failure) return 'Nothing was deleted. You stopped it.';
  const [what, it] = contacts.length === 1 ? ['contact', 'it'] : ['contacts', 'some of them'];
  const reason = writeFailureReason(failure);
  const doubt = ` We lost the connection before the answer came: ${it} may be deleted all the same. Check Recently Deleted.`;
  return `Failed to delete ${what}. ${reason}${unsure.length > 0 ? doubt : ''}`;
}

/** What was deleted, and what was not, and why. */
export function deletedText(
  contacts: readonly Named[],
  { moved, unsure, failure }: BinMove,
  selected: ReadonlySet<string>,
): string {
  const gone = named(contacts, moved);
  const isGone = new Set(moved);
  const stay = contacts.filter(({ id }) => !isGone.has(id));
  const reason = failure ? writeFailureReason(failure) : 'You stopped it.';
  // The selection may have been cleared since.
  const left = stay.every(({ id }) => selected.has(id))
    ? `${counted(stay.length, 'stays', 'stay')} selected.`
    : `${counted(stay.length, 'wasn’t', 'weren’t')} deleted.`;
  return sentences(
    `${subject(gone)} ${gone.length === 1 ? 'was' : 'were'} deleted.`,
    stay.length > 0 && `${left} ${reason}`,
    unsure.length > 0 && 'Some of those may be deleted all the same.',
  );
}

/** What is back, and what is not, and why. */
export function restoredText(
  contacts: readonly Named[],
  { restored, gone, going, taken, failure }: BinRestore,
): string {
  const back = named(
    contacts,
    restored.map(({ id }) => id),
  );
  const left = contacts.length - back.length - gone.length - going.length - taken.length;
  return sentences(
    back.length > 0 && `${subject(back)} ${back.length === 1 ? 'is' : 'are'} back.`,
    gone.length > 0 &&
      `${subject(named(contacts, gone))} can’t be restored: deleted for good elsewhere.`,
    going.length > 0 &&
      `${subject(named(contacts, going))} can’t be restored: already being deleted for good.`,
    taken.length > 0 &&
      `${subject(named(contacts, taken))} can’t be restored: another account uses ${taken.length === 1 ? 'its' : 'their'} place. Please contact support.`,
    left > 0 &&
      `${left === contacts.length ? subject(contacts) : formatCount(left)} couldn’t be restored. ${failure ? failureReason(failure) : 'You stopped it.'} ${left === 1 ? 'It stays' : 'They stay'} in Recently Deleted.`,
  );
}

/** The question before deleted contacts go for good. */
export function forGoodQuestion(contacts: readonly Named[]): string {
  return contacts.length === 1
    ? 'This deletes the contact, its notes and its images. This can’t be undone.'
    : `This deletes ${listed(contacts)}, with their notes and images. This can’t be undone.`;
}

/** What is gone for good, and what is not, and why. */
export function forGoodText(
  contacts: readonly Named[],
  { deleted, missing, picturesLeft, failure }: Deletion,
): string {
  const gone = named(contacts, deleted);
  const left = contacts.length - gone.length - missing.length;
  const reason = failure ? writeFailureReason(failure) : 'You stopped it.';
  return sentences(
    gone.length > 0 && `${subject(gone)} ${gone.length === 1 ? 'was' : 'were'} deleted for good.`,
    missing.length > 0 &&
      `${subject(named(contacts, missing))} ${missing.length === 1 ? 'was' : 'were'} restored or deleted elsewhere.`,
    left > 0 && `${counted(left, 'contact stays', 'contacts stay')} in Recently Deleted.`,
    picturesLeft.length > 0 && 'We couldn’t delete some images.',
    left > 0 && reason,
  );
}

/** Those of `contacts` that have one of these ids. */
export function named(contacts: readonly Named[], ids: readonly string[]): Named[] {
  const wanted = new Set(ids);
  return contacts.filter(({ id }) => wanted.has(id));
}

/** For how long a contact can be restored, in words. With a wrong clock it is 30 days or the last one. */
export function daysLeft(deletedAt: Date, now: Date): string {
  const days = Math.ceil(BIN_DAYS - (now.getTime() - deletedAt.getTime()) / DAY_MS);
  const left = Math.min(Math.max(days, 1), BIN_DAYS);
  return left === 1 ? 'Last day' : `${String(left)} days left`;
}
