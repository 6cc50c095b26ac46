import { useDeferredValue, useId, useMemo } from 'react';
import { lengthProblem } from '../../platform/lengthProblems';
import { mayBegin } from '../../platform/network';
import { failureReason } from '../../platform/remoteFailure';
import { counted, formatCount, sentences } from '../../platform/text';
import { contactPath } from '../../routes';
import { RestoredDraft } from '../../session/RestoredDraft';
import { useDraft } from '../../session/useDraft';
import { useOnline } from '../../ui/device';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { MessageBox } from '../../ui/MessageBox';
import { SubmitActions } from '../../ui/SubmitActions';
import { useFields } from '../../ui/useFields';
import { listed, subject } from '../model/sentences';
import type { Contact } from '../model/contact';
import { useAfterPause } from '../../ui/useAfterPause';
import { useContactSession } from '../store/useContactStore';
import styles from './AddLineDialog.module.css';
import { addedToNotes, hasLine, lineOf, NOTES_LIMIT } from '../model/noteLines';

/** For more contacts than this, their number must be typed. */
const TYPED_FROM = 500;

/** In UTF-16 units: a line, not a text. */
const LONGEST_LINE = 500;

const NO_LINE = { line: '' };

/** The draft of a line (R15.24): that for one contact is not offered for another one, nor for several. */
function lineForm(contacts: readonly Contact[]): string {
  const [only, second] = contacts;
  return `${only && !second ? contactPath(only.id) : '/dashboard'}#line`;
}

interface AddLineDialogProps {
  contacts: readonly Contact[];
  onClose: () => void;
}

/** Asks for a line, and shows how many notes it changes; a notice shows the result. */
export function AddLineDialog({ contacts, onClose }: AddLineDialogProps) {
  const session = useContactSession();
  const id = useId();
  const form = lineForm(contacts);
  const draft = useDraft(form, NO_LINE);
  const { texts, field, problems, accepts } = draft;
  const confirmed = useFields({ count: '' });
  const isOnline = useOnline();
  // Counted after the letter is drawn.
  const line = useDeferredValue(lineOf(texts.line));
  const preview = useMemo(() => previewOf(contacts, line), [contacts, line]);
  const words = previewWords(preview, contacts, line);
  const said = useAfterPause(words);
  const count = preview.changing.length;
  const isTyped = count > TYPED_FROM;

  const submit = () => {
    const asked = lineOf(texts.line);
    const { changing } = previewOf(contacts, asked);
    const typed = confirmed.texts.count.replace(/[\s,.]/g, '');
    const tooLong = lengthProblem('Line', asked, LONGEST_LINE);
    const isConfirmed = confirmed.accepts(
      changing.length > TYPED_FROM && typed !== String(changing.length)
        ? { count: `Type ${formatCount(changing.length)}.` }
        : {},
    );
    const isLine = accepts({
      ...(tooLong && { line: tooLong }),
      ...(asked === '' && { line: 'Type the line.' }),
      ...(asked !== '' && changing.length === 0 && { line: 'There is nothing to change.' }),
    });
    if (!isLine || !isConfirmed || !mayBegin()) return;
    draft.dispatch({ kind: 'send' });
    onClose();
    void session.contacts.addLine(changing, asked, form);
  };

  return (
    <Dialog title={`Add a line to the notes of ${subject(contacts)}`} onDismiss={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {draft.isRestored && <RestoredDraft isSent={draft.isSending} onDiscard={draft.discard} />}
        <Field
          label="Line"
          aria-describedby={`${id}-preview`}
          holds="line"
          placeholder="Hannover Messe 2026"
          dir="auto"
          required
          error={problems.line}
          {...field('line')}
        />
        <p id={`${id}-preview`} className={styles.preview}>
          {words}
        </p>
        <span className="visuallyHidden" role="status">
          {said}
        </span>
        {isTyped && (
          <Field
            label={`Type ${formatCount(count)} to confirm`}
            holds="number"
            required
            error={confirmed.problems.count}
            {...confirmed.field('count')}
          />
        )}
        {!isOnline && <MessageBox kind="error">{failureReason('offline')}</MessageBox>}
        <SubmitActions
          label="Add Line"
          busyLabel="Add Line"
          busy={false}
          onCancel={() => {
            draft.discard();
            onClose();
          }}
        />
      </form>
    </Dialog>
  );
}

interface Preview {
  changing: readonly Contact[];
  there: readonly Contact[];
  tooLong: readonly Contact[];
}

function previewOf(contacts: readonly Contact[], line: string): Preview {
  if (line === '') return { changing: contacts, there: [], tooLong: [] };
  const isThere = ({ notes }: Contact) => hasLine(notes, line);
  const others = contacts.filter((contact) => !isThere(contact));
  const hasRoom = ({ notes }: Contact) => addedToNotes(notes, line) !== null;
  return {
    changing: others.filter(hasRoom),
    there: contacts.filter(isThere),
    tooLong: others.filter((contact) => !hasRoom(contact)),
  };
}

function previewWords(
  { changing, there, tooLong }: Preview,
  contacts: readonly Contact[],
  line: string,
): string {
  if (line === '') {
    return contacts.length === 1
      ? 'It goes to the end of the notes, in the iOS app too.'
      : 'It goes to the end of the notes of each, in the iOS app too.';
  }
  return sentences(
    changing.length > 0 && `Changes the notes of ${subject(changing)}.`,
    there.length > 0 &&
      `${counted(there.length, 'contact has', 'contacts have')} this line already.`,
    tooLong.length > 0 &&
      `There is no room in the notes of ${listed(tooLong)}: they hold at most ${formatCount(NOTES_LIMIT)} characters.`,
  );
}
