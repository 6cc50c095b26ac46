import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUid } from '../../auth/useAuth';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessageBox } from '../../ui/MessageBox';
import { PageHeading } from '../../ui/PageHeading';
import { RestoredDraft } from '../../session/RestoredDraft';
import { contactAddress, type EditPageState } from '../../content/routes';
import { failureOf } from '../../firebase/remoteCall';
import { writeFailureReason } from '../../lib/remoteFailure';
import type { Contact } from '../../contacts/contact';
import { useDraft } from '../../session/useDraft';
import { useSessionStore } from '../../session/useSessionStore';
import { useSubmit } from '../../ui/useSubmit';
import { CardImage } from './CardImage';
import styles from './ContactEditForm.module.css';
import { ContactFields } from './ContactFields';
import { contactForm, validateContact, changedFields } from '../../contacts/changes';
import { saveContact } from '../../contacts/save';

/** The form of the edit page, beside the scanned card that it is corrected from. */
export function ContactEditForm({ contact }: { contact: Contact }) {
  const [stored] = useState(() => contactForm(contact));
  const form = useDraft(useUid(), stored);
  const attempted = useRef<ReturnType<typeof changedFields>>({});
  const element = useRef<HTMLFormElement>(null);
  const memory = useSessionStore();
  const { state } = useLocation();
  const navigate = useNavigate();
  const detailAddress = contactAddress(contact.id);

  const save = async () => {
    const changed = changedFields(form.texts, stored, attempted.current);
    if (Object.keys(changed).length > 0) {
      attempted.current = changed;
      await saveContact(contact.id, changed);
      memory.contacts.replace({ ...contact, ...changed, updatedAt: new Date() });
    }
    form.forget();
    // Whoever has left meanwhile stays where they went.
    if (!element.current) return;
    memory.leaveNotice('Your changes were saved.');
    // Back to the contact, so that the next press of Back leads on; else in this page's place.
    const isAfterContact = (state as EditPageState | null)?.isAfterContact === true;
    await (isAfterContact ? navigate(-1) : navigate(detailAddress, { replace: true }));
  };
  const { attempt, isBusy, onSubmit } = useSubmit(save, () =>
    form.accepts(validateContact(form.texts, stored)),
  );

  return (
    <div className={styles.page}>
      <ButtonLink to={detailAddress} variant="quiet" icon="arrowLeft">
        Back
      </ButtonLink>
      <PageHeading title="Edit Contact" />
      <div className={styles.columns}>
        <aside className={styles.card}>
          <CardImage url={contact.cardImageURL} name={contact.name || 'Unnamed Contact'} />
          <p>Review the scanned card and fill in any unrecognized text in the form below.</p>
        </aside>
        <form ref={element} className={styles.form} noValidate onSubmit={onSubmit}>
          {form.isRestored && <RestoredDraft onDiscard={form.discard} />}
          {/* What is typed after the form was sent would be lost. */}
          <ContactFields form={form} readOnly={isBusy} />
          {attempt.kind === 'failed' && (
            <MessageBox kind="error">
              Failed to update contact. {writeFailureReason(failureOf(attempt.error))}
            </MessageBox>
          )}
          <div className={styles.actions}>
            <ButtonLink to={detailAddress}>Cancel</ButtonLink>
            <Button type="submit" variant="primary" busy={isBusy}>
              {isBusy ? 'Saving...' : 'Save Changes'}
            </Button>
          </div>
        </form>
      </div>
    </div>
  );
}
