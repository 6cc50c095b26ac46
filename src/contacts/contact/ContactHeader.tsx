import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { faceName, type Contact } from '../model/contact';
import { comeFromRow } from '../desk/sharedElements';
import { imageSource } from '../store/imageSource';
import styles from './ContactHeader.module.css';

interface ContactHeaderProps {
  contact: Pick<Contact, 'id' | 'name' | 'title' | 'company' | 'photoURL' | 'tags'>;
  children: ReactNode;
}

/** A text that breaks before its brackets: broken in them, two scripts put the brackets at the wrong ends. Another text has new elements. */
export function BracketedText({ text }: { text: string }) {
  return (
    <bdi key={text} translate="no">
      {text.split(/(?<=\s)(\([^()]+\))(?=\s|$)/).map((part, index) =>
        index % 2 === 1 ? (
          <bdi translate="no" key={index} className={styles.bracketed}>
            {part}
          </bdi>
        ) : (
          <span key={index}>{part}</span>
        ),
      )}
    </bdi>
  );
}

/** Photo or initial, name, title, company and tags of a contact (R2.51). */
export function ContactHeader({ contact, children }: ContactHeaderProps) {
  const { id, photoURL, title, company, tags } = contact;
  const header = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (header.current) comeFromRow(id, header.current);
  }, [id]);
  return (
    <header ref={header} className={styles.header}>
      <Avatar photoURL={imageSource(photoURL)} name={faceName(contact)} coloured />
      <div className={styles.who}>
        {children}
        {[title, company].map(
          (text, index) =>
            text && (
              <p key={index}>
                <BracketedText text={text} />
              </p>
            ),
        )}
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label="Tags">
            {tags.map((tag) => (
              <Badge as="li" key={tag}>
                <bdi translate="no">{tag}</bdi>
              </Badge>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}
