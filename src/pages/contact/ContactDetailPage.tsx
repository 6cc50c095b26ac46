import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeading } from '../../ui/PageHeading';
import { contactEditPath, type EditPageState } from '../../routes';
import type { Contact } from '../../contacts/contact';
import { useSession } from '../../session/useSession';
import { FlashMessage } from '../../ui/FlashMessage';
import { CardImage } from './CardImage';
import { imageSource } from '../../contacts/imageSource';
import styles from './ContactDetailPage.module.css';
import { ContactFacts } from './ContactFacts';
import { DeleteContactButton } from './DeleteContactButton';
import { OwnContactPage } from './OwnContactPage';

/** One contact, read-only (R2.49 to R2.54). */
export function ContactDetailPage() {
  return (
    <OwnContactPage heading="Contact" wayBack="Back to Contacts List" verb="view" startFromList>
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
    <article className={styles.page}>
      <div className={styles.bar}>
        <ButtonLink to={list.address} variant="quiet" icon="arrowLeft">
          Back
        </ButtonLink>
        <div className={styles.actions}>
          <ButtonLink
            to={contactEditPath(id)}
            state={{ isAfterContact: true } satisfies EditPageState}
            icon="edit"
          >
            Edit Contact
          </ButtonLink>
          <DeleteContactButton id={id} name={name} />
        </div>
      </div>
      <FlashMessage />
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
      <div className={styles.columns}>
        <section className={styles.panel}>
          <h2>Business Card</h2>
          <CardImage key={contact.cardImageURL} url={contact.cardImageURL} name={name} />
        </section>
        <section className={styles.panel}>
          <h2>Contact Information</h2>
          <ContactFacts contact={contact} />
        </section>
        {notes && (
          <section className={styles.panel}>
            <h2>Notes</h2>
            <p className={styles.notes} dir="auto">
              {notes}
            </p>
          </section>
        )}
      </div>
    </article>
  );
}
