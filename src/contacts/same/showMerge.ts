import { binOf } from '../store/bin/readBin';
import type { Contact } from '../model/contact';
import { tellOtherTabs } from '../store/otherTabs';
import type { ContactSession } from '../store/useContactStore';
import type { Merged } from './mergeContacts';

/** Updates the list after a merge. */
export function showMerge({ store }: ContactSession, { kept, gone }: Merged): void {
  store.change(new Map([[kept.id, kept], ...gone.map((id) => [id, null] as const)]));
  binOf(store).invalidate();
}

/** Updates the list after its undo. */
export function showMergeUndone({ store }: ContactSession, contacts: readonly Contact[]): void {
  store.put(...contacts);
  tellOtherTabs(
    store,
    contacts.map(({ id }) => id),
  );
  binOf(store).invalidate();
}
