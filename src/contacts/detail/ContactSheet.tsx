import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { Card } from '../../ui/Card';
import styles from './ContactSheet.module.css';

type ContactSheetProps = ComponentProps<'form'> & {
  /** Whether it is the form over the contact. */
  isForm?: boolean;
};

/**
 * What a contact and its form stand on: each part has one place, whatever the contact has. In a wide window the
 * boxes of the form stand where the values are (R15.142).
 */
export function ContactSheet({ isForm = false, ...rest }: ContactSheetProps) {
  const className = clsx(styles.sheet, isForm && styles.editing);
  return isForm ? (
    <Card as="form" flush noValidate className={className} {...rest} />
  ) : (
    <Card as="article" flush className={className}>
      {rest.children}
    </Card>
  );
}

interface SheetPartProps {
  as?: 'div' | 'section';
  /** In a form, `body` holds what is between bar and foot, and `wideCard` is a card as wide as that. */
  at:
    | 'bar'
    | 'words'
    | 'note'
    | 'card'
    | 'side'
    | 'facts'
    | 'notes'
    | 'others'
    | 'body'
    | 'top'
    | 'wideCard'
    | 'foot';
  children: ReactNode;
}

/** A part of a contact, at its place on the sheet. */
export function SheetPart({ as: Tag = 'div', at, children }: SheetPartProps) {
  return <Tag className={styles[at]}>{children}</Tag>;
}
