import { contactEditPath } from '../../routes';
import { isUnsaved, reduce } from '../../session/draft';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { contactTexts, type Contact } from '../model/contact';
import styles from './DraftNote.module.css';
import { useContactDraft } from '../store/saves/useSaves';
import { useDiscard } from './useDiscard';
import type { HistoryState } from '../../ui/historyEntry';

const AFTER: HistoryState = { isAfterContact: true };

/** Says on a contact that its form has unsaved texts, and links to it (R15.145). */
export function DraftNote({ contact }: { contact: Contact }) {
  const draft = useContactDraft(contact.id);
  const discard = useDiscard();
  if (!draft || draft.status.kind === 'sending') return null;
  const stored = contactTexts(contact);
  if (!isUnsaved(reduce(draft, { kind: 'changedElsewhere', stored }))) return null;
  return (
    <div className={styles.note}>
      <Badge isWarning>Unsaved draft</Badge>
      <ButtonLink to={contactEditPath(contact.id)} state={AFTER} variant="quiet">
        Continue
      </ButtonLink>
      <Button variant="quiet" onClick={() => discard(contact.id)}>
        Discard Draft
      </Button>
    </div>
  );
}
