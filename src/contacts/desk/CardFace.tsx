import { clsx } from 'clsx';
import { shownName, type Contact } from '../model/contact';
import { CardImage } from './picture/CardImage';
import type { ContactTextField } from '../model/fields';
import { imageSource } from '../store/imageSource';
import styles from './CardFace.module.css';

/** In the order of a printed card. */
const PRINTED = ['name', 'title', 'company', 'phone', 'email', 'website', 'address'] as const;

interface CardFaceProps {
  contact: Contact;
  /** The text that may be wrong. */
  marked?: ContactTextField;
}

/** A contact as its card: the picture, or its texts set like one where there is none. */
export function CardFace({ contact, marked }: CardFaceProps) {
  const { cardImageURL } = contact;
  const name = shownName(contact.name);
  if (imageSource(cardImageURL)) {
    return (
      <div className={styles.picture}>
        <CardImage key={cardImageURL} url={cardImageURL} name={name} isLarge />
      </div>
    );
  }
  return (
    <div className={styles.card}>
      {PRINTED.map(
        (field) =>
          contact[field] && (
            <p key={field} className={clsx(styles[field], field === marked && styles.marked)}>
              <bdi translate="no">{contact[field]}</bdi>
            </p>
          ),
      )}
      <p className={styles.note}>No business card image available</p>
    </div>
  );
}
