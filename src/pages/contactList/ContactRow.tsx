import { memo, type CSSProperties } from 'react';
import { formatDate } from '../../lib/dates';
import { contactAddress } from '../../content/routes';
import type { Contact } from '../../contacts/contact';
import styles from './ContactRow.module.css';

interface ContactRowProps {
  contact: Contact;
  /** Position in the list, from 0. */
  index: number;
  /** Whether this row is where the Tab key enters the table. */
  isTabStop: boolean;
}

/** One contact in the table. The whole row opens it; its name is the link that a keyboard reaches. */
export const ContactRow = memo(function ContactRow({ contact, index, isTabStop }: ContactRowProps) {
  const { id, name, company, title, email, phone, createdAt } = contact;
  return (
    <tr
      role="row"
      className={styles.row}
      // The header is the first row.
      aria-rowindex={index + 2}
      data-index={index}
      style={{ '--index': index } as CSSProperties}
    >
      <td role="cell" dir="auto" className={styles.name} title={name}>
        {/* Not the router's Link, of which each listens to the address: the table opens it. */}
        <a href={contactAddress(id)} tabIndex={isTabStop ? 0 : -1}>
          {name || 'Unnamed Contact'}
        </a>
      </td>
      <TextCell text={company} className={styles.company} />
      <TextCell text={title} className={styles.title} />
      <TextCell text={email} className={styles.email} />
      <TextCell text={phone} className={styles.phone} />
      <td role="cell" className={styles.date}>
        {formatDate(createdAt)}
      </td>
    </tr>
  );
});

/** Of a text that is too long the end is cut off, which is at the left where one reads from the right. */
function TextCell({ text, className }: { text: string; className: string | undefined }) {
  return (
    <td role="cell" dir="auto" className={className} title={text}>
      {text}
    </td>
  );
}
