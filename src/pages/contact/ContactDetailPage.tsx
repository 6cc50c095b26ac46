import { Suspense, type ReactNode } from 'react';
import { Actions, ButtonLink } from '../../ui/Button';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { Columns } from '../../ui/Columns';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { clsx } from 'clsx';
import { contactEditPath, type EditPageState } from '../../routes';
import type { Contact } from '../../contacts/contact';
import { useSession } from '../../session/useSession';
import { optionalPart } from '../../ui/optionalPart';
import { CardImage } from './CardImage';
import { imageSource } from '../../contacts/imageSource';
import styles from './ContactDetailPage.module.css';
import { ContactFacts } from './ContactFacts';
import { DeleteContactButton } from './DeleteContactButton';
import { OwnContactPage } from './OwnContactPage';

const FlashMessage = optionalPart(async () => (await import('../../ui/FlashMessage')).FlashMessage);

/** One contact, read-only (R2.49 to R2.54). */
export function ContactDetailPage() {
  return (
    <OwnContactPage wayBack="Back to Contacts List" verb="view" startFromList>
      {(contact, note) => <ContactDetail contact={contact} note={note} />}
    </OwnContactPage>
  );
}

interface ContactDetailProps {
  contact: Contact;
  /** Stands over the contact. */
  note: ReactNode;
}

/** A contact that was found: who it is, the scanned card, the facts, the notes. */
function ContactDetail({ contact, note }: ContactDetailProps) {
  const { id, photoURL, title, company, notes } = contact;
  const name = contact.name || 'Unnamed Contact';
  const { list } = useSession();
  return (
    <Page as="article">
      <div className={styles.bar}>
        <ButtonLink
          to={list.address}
          state={list.state}
          variant="quiet"
          icon="arrowLeft"
          data-key="back"
        >
          Back
        </ButtonLink>
        <Actions>
          <ButtonLink
            to={contactEditPath(id)}
            state={{ isAfterContact: true } satisfies EditPageState}
            icon="edit"
            data-key="edit"
          >
            Edit Contact
          </ButtonLink>
          <DeleteContactButton id={id} name={name} />
        </Actions>
      </div>
      <Suspense fallback={null}>
        <FlashMessage />
      </Suspense>
      {note}
      <header className={styles.header}>
        <Avatar photoURL={imageSource(photoURL)} name={contact.name} size="large" />
        <div className={styles.who}>
          <PageHeading title={name}>
            <bdi>{name}</bdi>
          </PageHeading>
          {title && (
            <p>
              <bdi>{title}</bdi>
            </p>
          )}
          {company && (
            <p>
              <bdi>{company}</bdi>
            </p>
          )}
        </div>
      </header>
      <Columns wide className={styles.columns}>
        <Card compact className={clsx(styles.panel, styles.card)}>
          <h2>Business Card</h2>
          <CardImage key={contact.cardImageURL} url={contact.cardImageURL} name={name} />
        </Card>
        <Card compact className={styles.panel}>
          <h2>Contact Information</h2>
          <ContactFacts contact={contact} />
        </Card>
        {notes && (
          <Card compact className={clsx(styles.panel, styles.notes)}>
            <h2>Notes</h2>
            <p dir="auto">{notes}</p>
          </Card>
        )}
      </Columns>
    </Page>
  );
}
