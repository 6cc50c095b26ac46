import { useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Actions } from '../../ui/Actions';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { Columns } from '../../ui/Columns';
import { MessageBox } from '../../ui/MessageBox';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { RestoredDraft } from '../../session/RestoredDraft';
import { useLeaveWarning } from '../../session/useLeaveWarning';
import { contactPath, type EditPageState } from '../../routes';
import { failureOf } from '../../firebase/remoteCall';
import { writeFailureReason } from '../../lib/remoteFailure';
import type { Contact } from '../../contacts/contact';
import { useDraft } from '../../session/useDraft';
import { useSession } from '../../session/useSession';
import { type FlashState, useStepBack } from '../../ui/FlashMessage';
import { putContact } from '../../contacts/cache';
import { CardImage } from './CardImage';
import styles from './ContactEditPage.module.css';
import { ContactFields } from './ContactFields';
import { OwnContactPage } from './OwnContactPage';
import { contactForm, validateContact, changedFields, hasChanges } from '../../contacts/changes';
import { saveContact } from '../../contacts/save';

type Saving = { kind: 'editing' } | { kind: 'saving' } | { kind: 'failed'; message: string };

/** Corrects one contact (R2.55 to R2.57). */
export function ContactEditPage() {
  return (
    <OwnContactPage
      heading="Edit Contact"
      wayBack="Back to Dashboard"
      verb="edit"
      // What is corrected is what is stored now: an old copy would hide what the phone changed.
      startFromList={false}
    >
      {(contact) => <ContactEditForm contact={contact} />}
    </OwnContactPage>
  );
}

/** The form of the edit page, beside the scanned card that it is corrected from. */
function ContactEditForm({ contact }: { contact: Contact }) {
  const stored = contactForm(contact);
  const { texts: form, setText, isRestored } = useDraft(`contact ${contact.id}`, stored);
  const [problems, setProblems] = useState<ReturnType<typeof validateContact>>({});
  const [saving, setSaving] = useState<Saving>({ kind: 'editing' });
  const isSaving = saving.kind === 'saving';
  const attempted = useRef<ReturnType<typeof changedFields>>({});
  const element = useRef<HTMLFormElement>(null);
  const { uid, client } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const { dialog, leaveFreely } = useLeaveWarning(hasChanges(stored, form), isSaving);
  const detailAddress = contactPath(contact.id);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const found = validateContact(form, stored);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSaving({ kind: 'saving' });
    const changed = changedFields(form, stored, attempted.current);
    if (Object.keys(changed).length > 0) {
      try {
        await saveContact(contact.id, changed);
      } catch (error) {
        attempted.current = changed;
        const reason = writeFailureReason(failureOf(error));
        setSaving({ kind: 'failed', message: `Failed to update contact. ${reason}` });
        return;
      }
      putContact(client, uid, { ...contact, ...changed, updatedAt: new Date() });
    }
    // The person has left since: the page that they went to stays.
    if (!element.current) return;
    leaveFreely();
    const done: FlashState = { flash: 'Your changes were saved.' };
    // Back to the contact, so that the next press of Back leads on; else in this page's place.
    const isAfterContact = (state as EditPageState | null)?.isAfterContact === true;
    if (isAfterContact) stepBack(detailAddress, done);
    else await navigate(detailAddress, { replace: true, state: done });
  };

  return (
    <Page className={styles.page}>
      {dialog}
      <ButtonLink to={detailAddress} variant="quiet" icon="arrowLeft">
        Back
      </ButtonLink>
      <PageHeading title="Edit Contact" />
      <Columns wide className={styles.columns}>
        <aside className={styles.card}>
          <CardImage url={contact.cardImageURL} name={contact.name || 'Unnamed Contact'} />
          <p>Review the scanned card and fill in any unrecognized text in the form below.</p>
        </aside>
        <Card
          as="form"
          compact
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={(event) => void save(event)}
        >
          {isRestored && <RestoredDraft />}
          {/* What is typed after the form was sent would be lost. */}
          <ContactFields form={form} problems={problems} readOnly={isSaving} onChange={setText} />
          {saving.kind === 'failed' && <MessageBox kind="error">{saving.message}</MessageBox>}
          <Actions align="end">
            <ButtonLink to={detailAddress}>Cancel</ButtonLink>
            <Button type="submit" variant="primary" busy={isSaving}>
              {isSaving ? 'Saving...' : 'Save Changes'}
            </Button>
          </Actions>
        </Card>
      </Columns>
    </Page>
  );
}
