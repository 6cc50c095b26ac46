import { clsx } from 'clsx';
import { faceOf } from '../../ui/Avatar';
import { faceName, type Contact } from '../model/contact';
import styles from './DrawnCard.module.css';

/** Stands where a scanned card would, in the person's own colour. Decoration: all of it is said beside it. */
export function DrawnCard({ contact, name }: { contact: Contact; name: string }) {
  const { title, company } = contact;
  return (
    <div className={clsx(styles.card, faceOf(faceName(contact)))} aria-hidden="true">
      <p className={styles.company}>
        <bdi translate="no">{company}</bdi>
      </p>
      <p className={styles.name}>
        <bdi translate="no">{name}</bdi>
      </p>
      <p>
        <bdi translate="no">{title}</bdi>
      </p>
    </div>
  );
}
