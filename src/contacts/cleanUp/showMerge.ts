import type { Contact } from '../model/contact';
import type { ContactSession } from '../store/ContactSession';
import type { Merged } from './mergeContacts';

/** Updates the list after a merge. */
export function showMerge({ store, bin }: ContactSession, { kept, gone }: Merged): void {
  store.change(new Map([[kept.id, kept], ...gone.map((id) => [id, null] as const)]));
  bin.invalidate();
}

/** Updates the list after its undo. */
export function showMergeUndone(
  { store, bin, otherTabs }: ContactSession,
  contacts: readonly Contact[],
): void {
  store.put(...contacts);
  otherTabs.tell(contacts.map(({ id }) => id));
  bin.invalidate();
}
