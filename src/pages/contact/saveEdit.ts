import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { putContacts } from '../../contacts/cache';
import { changedFields, validateContact } from '../../contacts/changes';
import { CONTACT_LABELS, contactForm, type ContactForm } from '../../contacts/form';
import { saveContact } from '../../contacts/save';
import { conflictQuestion } from '../../ui/conflictQuestion';
import { saveProblem } from './saveProblem';

/** One visit to the edit form. */
export interface Edit {
  id: string;
  uid: string;
  client: QueryClient;
  /** What the form showed at first. */
  stored: ContactForm;
  /** What each text was when the person began to type. */
  began: ContactForm;
  /** What was sent so far, perhaps with success. */
  attempted: { current: Partial<ContactForm> };
  /** Marks the fields at fault, and says whether there is none. */
  accepts: (problems: Partial<ContactForm>) => boolean;
  /** Shows a question over the form, or `null` for none. */
  ask: (question: ReactNode) => void;
  onSaved: (isChanged: boolean) => void;
}

/**
 * Saves `texts`, or asks which ones to keep where the contact was changed elsewhere (R15.18). Of the fields in
 * `seen` the person has been shown what stands there now. Throws `RemoteError`.
 */
export async function saveEdit(
  edit: Edit,
  texts: ContactForm,
  seen: Partial<ContactForm> = {},
): Promise<void> {
  const { id, stored, attempted } = edit;
  if (!edit.accepts(validateContact(texts, stored))) return;
  const changed = changedFields(texts, { ...stored, ...seen }, attempted.current);
  const isChanged = Object.keys(changed).length > 0;
  if (isChanged) {
    const began = { ...edit.began, ...seen };
    const result = await saveContact(id, { changed, began, attempted });
    if (result.kind === 'conflict') {
      const question = conflictQuestion({
        fields: result.fields,
        labels: CONTACT_LABELS,
        yours: changed,
        stored: contactForm(result.stored),
        changedAt: result.stored.updatedAt,
        onChosen: (chosen, theirs) =>
          saveEdit(edit, { ...texts, ...chosen }, { ...seen, ...theirs }),
        explain: saveProblem,
        onDismiss: () => {
          edit.ask(null);
        },
      });
      edit.ask(question);
      return;
    }
    putContacts(edit.client, edit.uid, result.contact);
  }
  edit.onSaved(isChanged);
}
