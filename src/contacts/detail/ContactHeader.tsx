import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar';
import type { Contact } from '../contact';
import { imageSource } from '../imageSource';
import styles from './ContactHeader.module.css';

interface ContactHeaderProps {
  contact: Pick<Contact, 'name' | 'title' | 'company' | 'photoURL'>;
  /** The name, as a heading or as words. */
  children: ReactNode;
}

/** Photo or initial, name, title and company of a contact (R2.51). */
export function ContactHeader({ contact, children }: ContactHeaderProps) {
  const { name, photoURL, title, company } = contact;
  return (
    <header className={styles.header}>
      <Avatar photoURL={imageSource(photoURL)} name={name} coloured />
      <div className={styles.who}>
        {children}
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
