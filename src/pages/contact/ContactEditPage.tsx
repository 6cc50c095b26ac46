import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Actions, Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Columns } from '../../ui/Columns';
import { MessageBox } from '../../ui/MessageBox';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { RestoredDraft } from '../../session/RestoredDraft';
import { contactPath, type EditPageState } from '../../routes';
import { failureOf } from '../../firebase/remoteCall';
import { writeFailureReason } from '../../lib/remoteFailure';
import type { Contact } from '../../contacts/contact';
import { useDraft } from '../../session/useDraft';
import { useSession } from '../../session/useSession';
import { useSubmit } from '../../ui/useSubmit';
import type { FlashState } from '../../ui/FlashMessage';
import { useStepBack } from '../../ui/useStepBack';
import { imageSource } from '../../contacts/imageSource';
import { putContacts } from '../../contacts/cache';
import { CardImage } from './CardImage';
import styles from './ContactEditPage.module.css';
import { ContactFields } from './ContactFields';
import { OwnContactPage } from './OwnContactPage';
import { contactForm, validateContact, changedFields } from '../../contacts/changes';
import { saveContact } from '../../contacts/save';

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

/** The form of the edit page, beside the scanned card that it is corrected from. */
function ContactEditForm({ contact }: { contact: Contact }) {
  // What the form began from: a fresher copy must not turn untouched fields into changes.
  const [stored] = useState(() => contactForm(contact));
  const { uid, client } = useSession();
  const form = useDraft(uid, stored);
  const attempted = useRef<ReturnType<typeof changedFields>>({});
  const element = useRef<HTMLFormElement>(null);
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const detailAddress = contactPath(contact.id);

  const save = async () => {
    const changed = changedFields(form.texts, stored, attempted.current);
    if (Object.keys(changed).length > 0) {
      attempted.current = changed;
      await saveContact(contact.id, changed);
      putContacts(client, uid, { ...contact, ...changed, updatedAt: new Date() });
    }
    form.forget();
    // The person has left since: the page that they went to stays.
    if (!element.current) return;
    const done: FlashState = { flash: 'Your changes were saved.' };
    // Back to the contact, so that the next press of Back leads on; else in this page's place.
    const isAfterContact = (state as EditPageState | null)?.isAfterContact === true;
    if (isAfterContact) stepBack(detailAddress, done);
    else await navigate(detailAddress, { replace: true, state: done });
  };
  const { attempt, isBusy, onSubmit } = useSubmit(save, () =>
    form.accepts(validateContact(form.texts, stored)),
  );

  return (
    <Page className={styles.page}>
      <ButtonLink to={detailAddress} variant="quiet" icon="arrowLeft">
        Back
      </ButtonLink>
      <PageHeading />
      <Columns wide className={styles.columns}>
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
          <ContactFields form={form} readOnly={isBusy} />
          {attempt.kind === 'failed' && (
            <MessageBox kind="error">
              Failed to update contact. {writeFailureReason(failureOf(attempt.error))}
            </MessageBox>
          )}
          <Actions align="end">
            <ButtonLink to={detailAddress}>Cancel</ButtonLink>
            <Button type="submit" variant="primary" busy={isBusy}>
              {isBusy ? 'Saving...' : 'Save Changes'}
            </Button>
          </Actions>
        </Card>
      </Columns>
    </Page>
  );
}
