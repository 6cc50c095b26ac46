import { contactRef } from '../../firebase/collections';
import { saveTexts, type FormToSave, type SaveTarget } from '../../firebase/saveTexts';
import { readContact, type Contact } from '../contact';
import { withEachField, type ContactTextField, type ContactTexts } from '../fields';
import { changedFields } from './changes';

export type ContactSave =
  { kind: 'saved'; contact: Contact } | { kind: 'unchanged' } | { kind: 'dismissed' };

/**
 * Saves the corrected texts of a contact (R7.4), as `changesIn` has them. Throws `RemoteError`, `missing` when it is
 * gone.
 */
export async function saveContact(
  id: string,
  form: FormToSave<ContactTextField>,
  changesIn: SaveTarget<ContactTextField>['changesIn'] = changedFields,
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

/** The texts of a contact alone, as its form begins. */
export function contactTexts(contact: Contact): ContactTexts {
  return withEachField(({ key }) => contact[key]);
}
