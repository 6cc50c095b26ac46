import type { Deletion } from '../../contacts/deleteContacts';
import type { Restoration } from '../../contacts/restoreContacts';
import { failureReason, writeFailureReason } from '../../lib/remoteFailure';
import { bidiIsolate, counted, formatCount } from '../../lib/text';

/** Someone who is to be deleted, by the name that the pages show. */
export interface Named {
  id: string;
  name: string;
}

/** How many are named before the rest is counted. */
const NAMED = 3;

/** The contact by name, or how many there are. */
export function subject(contacts: readonly Named[]): string {
  const [only, ...others] = contacts;
  if (only && others.length === 0) return nameOf(only);
  return `${formatCount(contacts.length)} contacts`;
}

/** `Ada, Grace and 12 more`. */
export function listed(contacts: readonly Named[]): string {
  const rest = contacts.length - NAMED;
  const names = contacts.slice(0, NAMED).map(nameOf);
  const all = rest > 0 ? [...names, `${formatCount(rest)} more`] : names;
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}` : all.join('');
}

function nameOf({ name }: Named): string {
  return bidiIsolate(name || 'Unnamed Contact');
}

export function question(contacts: readonly Named[]): string {
  const what =
    contacts.length === 1
      ? 'This deletes the contact, its notes and its photos here and in the iOS app.'
      : `This deletes ${listed(contacts)} here and in the iOS app, with their notes and photos.`;
  return `${what} You can undo this for 10 seconds.`;
}

/** The question about those that could not come back. */
export function lastQuestion(contacts: readonly Named[]): string {
  const [what, they, them] =
    contacts.length === 1 ? ['this contact', 'it', 'it'] : [listed(contacts), 'they', 'them'];
  return `An older version of the app stored ${what} in a form we no longer accept. Once deleted, ${they} can’t be restored. Save ${them} as a vCard first if you might need ${them}.`;
}

/** Nothing was deleted. */
export function failedDeletion(contacts: readonly Named[], { failure }: Deletion): string {
  const what = contacts.length === 1 ? 'contact' : 'contacts';
  return `Failed to delete ${what}. ${writeFailureReason(failure ?? 'unknown')}`;
}

/** What was deleted, and what was not, and why. `final` are those that cannot come back. */
export function deletedText(
  contacts: readonly Named[],
  { deleted, kept, failure }: Deletion,
  final: number,
): string {
  const goneIds = new Set(deleted);
  const gone = contacts.filter(({ id }) => goneIds.has(id));
  const stay = contacts.length - gone.length - kept.length;
  const reason = failure ? writeFailureReason(failure) : 'You stopped it.';
  return [
    `${subject(gone)} ${gone.length === 1 ? 'was' : 'were'} deleted.`,
    final > 0 && gone.length > 1 && `${formatCount(final)} of them can’t be restored.`,
    kept.length > 0 && `${staysSelected(kept.length)}: that couldn’t be undone.`,
    stay > 0 && `${staysSelected(stay)}. ${reason}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function staysSelected(count: number): string {
  return `${counted(count, 'stays', 'stay')} selected`;
}

export function restoredText(contacts: readonly Named[]): string {
  return `${subject(contacts)} ${contacts.length === 1 ? 'is' : 'are'} back.`;
}

/** What could not be put back yet, and why. */
export function failedUndo(contacts: readonly Named[], { left, refused, failure }: Restoration) {
  if (!failure) {
    return `${subject(named(contacts, refused))} couldn’t be restored: the database doesn’t accept what is stored.`;
  }
  return `${subject(named(contacts, left))} couldn’t be restored. ${failureReason(failure)}`;
}

export function picturesLeft(count: number): string {
  return count === 1
    ? 'We couldn’t delete its photo yet. We’ll try again on your next visit.'
    : 'We couldn’t delete some photos yet. We’ll try again on your next visit.';
}

/** Those of `contacts` that are among `some`. */
export function named(contacts: readonly Named[], some: readonly { id: string }[]): Named[] {
  const ids = new Set(some.map(({ id }) => id));
  return contacts.filter(({ id }) => ids.has(id));
}
