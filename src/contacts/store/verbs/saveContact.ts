import { contactRef } from '../../../firebase/collections';
import { saveTexts, type FormToSave, type SaveTarget } from '../../../firebase/saveTexts';
import { contactTexts, readContact, type Contact } from '../../model/contact';
import type { ContactTextField, ContactTexts } from '../../model/fields';

export type ContactSave =
  | { kind: 'saved'; contact: Contact }
  | { kind: 'unchanged'; texts: ContactTexts }
  | { kind: 'dismissed' };

/** Saves the changed texts of a contact (R7.4). Throws `RemoteError`, `missing` if the contact is gone. */
export async function saveContact(
  id: string,
  form: FormToSave<ContactTextField>,
  changesIn: SaveTarget<ContactTextField>['changesIn'],
): Promise<ContactSave> {
  const saved = await saveTexts(
    {
      ref: contactRef(id),
      textsOf: (stored) => contactTexts(readContact(id, stored)),
      changesIn,
    },
    form,
  );
  if (saved.kind !== 'saved') return saved;
  const now = { ...saved.stored, ...saved.changed, updatedAt: new Date() };
  return { kind: 'saved', contact: readContact(id, now) };
}
