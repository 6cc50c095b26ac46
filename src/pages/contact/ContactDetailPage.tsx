import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { lateCode } from '../../lib/lateCode';
import { runAction, useActions } from '../../ui/actions';
import { useLaterCode } from '../../ui/laterParts';
import { ButtonLink } from '../../ui/Button';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { PageHeading } from '../../ui/PageHeading';
import type { Contact } from '../../contacts/contact';
import { useContactStore } from '../../contacts/store/useContactStore';
import { CardImage } from '../../contacts/detail/CardImage';
import { DrawnCard } from '../../contacts/detail/DrawnCard';
import { imageSource } from '../../contacts/imageSource';
import { ContactActions } from '../../contacts/detail/ContactActions';
import styles from './ContactDetailPage.module.css';
import { ContactFacts } from '../../contacts/detail/ContactFacts';
import { isFocusInPane } from '../../contacts/desk/Pane';
import { Neighbours } from '../../contacts/detail/Neighbours';
import { OwnContactPage } from './OwnContactPage';

const loadOtherCards = lateCode(() => import('../../contacts/same/OtherCards'));

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

/** A contact that was found: who it is, what one does with it, then all that is known of it. */
function ContactDetail({ contact, note }: ContactDetailProps) {
  const { id, cardImageURL, notes } = contact;
  const name = contact.name || 'Unnamed Contact';
  const { memory: list } = useContactStore();
  const navigate = useNavigate();
  const later = useLaterCode(loadOtherCards);
  const back = { to: list.address, state: list.state };
  useActions({
    // From the contact first to the list beside it, where there is one.
    back: () => (isFocusInPane() && runAction('enterList')) || navigate(back.to, back),
  });
  return (
    <Card as="article" flush>
      <div className={styles.sheet}>
        <Header contact={contact} name={name} />
        <ContactActions contact={contact} name={name} className={styles.actions} />
        {/* After the actions for keys and screen readers, over them on the screen. */}
        <div className={styles.bar}>
          <ButtonLink {...back} variant="quiet" icon="arrowLeft">
            Back
          </ButtonLink>
          <Neighbours id={id} />
        </div>
        {note && <div className={styles.note}>{note}</div>}
        <section className={styles.card}>
          <h2>Business Card</h2>
          <CardImage
            key={cardImageURL}
            url={cardImageURL}
            name={name}
            drawn={<DrawnCard contact={contact} name={name} />}
          />
        </section>
        <section className={styles.facts}>
          <h2>Contact Information</h2>
          <ContactFacts contact={contact} />
        </section>
        {notes && (
          <section className={styles.notes}>
            <h2>Notes</h2>
            <p>
              <bdi>{notes}</bdi>
            </p>
          </section>
        )}
        <div className={styles.others}>{later && <later.OtherCards contact={contact} />}</div>
      </div>
    </Card>
  );
}

function Header({ contact, name }: { contact: Contact; name: string }) {
  const { photoURL, title, company } = contact;
  return (
    <header className={styles.header}>
      <Avatar photoURL={imageSource(photoURL)} name={contact.name} coloured />
      <div className={styles.who}>
        <PageHeading title={name}>
          <bdi>{name}</bdi>
        </PageHeading>
        {[title, company].map(
          (text, index) =>
            text && (
              <p key={index}>
                <bdi>{text}</bdi>
              </p>
            ),
        )}
      </div>
    </header>
  );
}
