import { useRef, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActions } from '../../ui/actions';
import { Actions, Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { MessageBox } from '../../ui/MessageBox';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { RestoredDraft } from '../../session/RestoredDraft';
import { contactPath } from '../../routes';
import type { Contact } from '../../contacts/contact';
import { useEditForm } from '../../session/useEditForm';
import { useSession } from '../../session/useSession';
import { useSubmit } from '../../ui/useSubmit';
import { useHistoryState } from '../../ui/historyState';
import { imageSource } from '../../contacts/imageSource';
import { CardImage } from '../../contacts/detail/CardImage';
import styles from './ContactEditPage.module.css';
import { ContactFields } from '../../contacts/edit/ContactFields';
import { OwnContactPage } from './OwnContactPage';
import { useContactStore } from '../../contacts/store/useContactStore';
import { validateContact } from '../../contacts/edit/changes';
import { contactTexts, saveContact } from '../../contacts/edit/saveContact';
import { withEachField } from '../../contacts/fields';
import { failureOf } from '../../firebase/remoteCall';
import { writeFailureReason } from '../../lib/remoteFailure';

/** Corrects one contact (R2.55 to R2.57). */
export function ContactEditPage() {
  return (
    <OwnContactPage
      wayBack="Back to Dashboard"
      verb="edit"
      // What is corrected is what is stored now: an old copy would hide what the phone changed.
      startFromList={false}
    >
      {(contact) => <ContactEditForm contact={contact} />}
    </OwnContactPage>
  );
}

const LABELS = withEachField(({ label }) => label);

/** The form of the edit page, beside the scanned card that it is corrected from. */
function ContactEditForm({ contact }: { contact: Contact }) {
  // What the form began from: a fresher copy must not turn untouched fields into changes.
  const [stored] = useState(() => contactTexts(contact));
  const store = useContactStore();
  const { notices } = useSession();
  const form = useEditForm(store.uid, stored, LABELS);
  const element = useRef<HTMLFormElement>(null);
  const detailAddress = contactPath(contact.id);
  const { leave, onLeave } = useWayOut(detailAddress);
  const { attempt, isBusy, onSubmit } = useSubmit(async () => {
    const toSave = form.toSave();
    if (!form.accepts(validateContact(toSave.texts, toSave.shown))) return;
    const saved = await saveContact(contact.id, toSave);
    if (saved.kind === 'dismissed') return;
    if (saved.kind === 'saved') {
      store.put(saved.contact);
      notices.show({ kind: 'success', text: 'Your changes were saved.' });
    }
    form.forget();
    // The person has left since: the page that they went to stays.
    if (element.current) leave();
  });
  const isSaving = isBusy && !form.question;

  useActions({ save: () => element.current?.requestSubmit() });

  const way = { to: detailAddress, replace: true, onClick: onLeave };
  return (
    <Page className={styles.page}>
      <ButtonLink {...way} variant="quiet" icon="arrowLeft">
        Back
      </ButtonLink>
      <PageHeading />
      <div className={styles.columns}>
        <aside className={styles.card}>
          <CardImage url={contact.cardImageURL} name={contact.name || 'Unnamed Contact'} />
          {imageSource(contact.cardImageURL) && (
            <p>Review the scanned card and fill in any unrecognized text in the form below.</p>
          )}
        </aside>
        <Card
          as="form"
          compact
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={onSubmit}
        >
          {form.isRestored && <RestoredDraft onDiscard={form.discard} />}
          {/* What is typed after the form was sent would be lost. */}
          <ContactFields form={form} readOnly={isSaving} />
          {attempt.kind === 'failed' && (
            <MessageBox kind="error">
              {`Failed to update contact. ${writeFailureReason(failureOf(attempt.error))}`}
            </MessageBox>
          )}
          <Actions align="end" className={styles.actions}>
            <ButtonLink {...way}>Cancel</ButtonLink>
            <Button
              type="submit"
              variant="primary"
              busy={isSaving}
              aria-keyshortcuts="Control+S Meta+S"
            >
              {isSaving ? 'Saving...' : 'Save Changes'}
            </Button>
          </Actions>
        </Card>
      </div>
      {form.question}
    </Page>
  );
}

/** Back to the contact, so that the next press of Back leads on; without it, in this page's place. */
function useWayOut(detailAddress: string) {
  const [{ isAfterContact }] = useHistoryState();
  const navigate = useNavigate();
  return {
    leave: () => {
      if (isAfterContact) void navigate(-1);
      else void navigate(detailAddress, { replace: true });
    },
    /** For a link that leads there: one that opens a new tab does so. */
    onLeave: (event: MouseEvent) => {
      const opensTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!isAfterContact || opensTab) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
