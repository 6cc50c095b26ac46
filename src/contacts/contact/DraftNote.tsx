import { useContext, useReducer } from 'react';
import { contactEditPath } from '../../routes';
import { readDraft } from '../../session/draftStore';
import type { HistoryState } from '../../ui/historyState';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { RouteFocusContext } from '../../ui/PageHeading';
import type { Contact } from '../model/contact';
import { FIELDS } from '../model/fields';
import { useContactStore } from '../store/useContactStore';
import styles from './DraftNote.module.css';
import { useSaveOf } from '../store/saves/useSaves';
import { useDiscard } from './useDiscard';

const AFTER: HistoryState = { isAfterContact: true };

/** Says on a contact that its form has unsaved texts, and links to it (R15.145). */
export function DraftNote({ contact }: { contact: Contact }) {
  const { uid } = useContactStore();
  const save = useSaveOf(contact.id);
  const discard = useDiscard();
  const routeFocus = useContext(RouteFocusContext);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const form = contactEditPath(contact.id);
  const draft = readDraft(uid, form);
  const isUnsaved = FIELDS.some(({ key }) => draft[key] && draft[key].text !== contact[key]);
  if (!isUnsaved || save?.kind === 'saving') return null;
  return (
    <div className={styles.note}>
      <Badge isWarning>Unsaved draft</Badge>
      <ButtonLink to={form} state={AFTER} variant="quiet">
        Continue
      </ButtonLink>
      <Button
        variant="quiet"
        onClick={() => {
          // The button goes with the draft.
          routeFocus?.focusHeading();
          discard(contact.id);
          drawAgain();
        }}
      >
        Discard Draft
      </Button>
    </div>
  );
}
