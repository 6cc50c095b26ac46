import { contactRef } from '../../firebase/collections';
import { saveTexts, type FormToSave } from '../../firebase/saveTexts';
import { readContact, type Contact, type ContactTextField } from '../contact';
import { changedFields } from './changes';
import { contactForm } from './form';

export type ContactSave =
  { kind: 'saved'; contact: Contact } | { kind: 'unchanged' } | { kind: 'dismissed' };

/** Saves the corrected texts of a contact (R7.4). Throws `RemoteError`, `missing` when it is gone. */
export async function saveContact(
  id: string,
  form: FormToSave<ContactTextField>,
): Promise<ContactSave> {
  const saved = await saveTexts(
    {
      ref: contactRef(id),
      textsOf: (stored) => contactForm(readContact(id, stored)),
      changesIn: changedFields,
      also: {},
    },
    form,
  );
  if (saved.kind !== 'saved') return saved;
  const now = { ...saved.stored, ...saved.changed, updatedAt: new Date() };
  return { kind: 'saved', contact: readContact(id, now) };
}
