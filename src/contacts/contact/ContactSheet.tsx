import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { Card } from '../../ui/Card';
import styles from './ContactSheet.module.css';

type ContactSheetProps = ComponentProps<'form'> & {
  isForm?: boolean;
};

/** The layout of a contact and of its form. In a wide window the boxes take the places of the values (R15.142). */
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
  /**
   * `head` is one line of the bar and the actions, where there is room. In a form, `body` is between bar and foot, and
   * `wideCard` is a card of that width.
   */
  at:
    | 'head'
    | 'bar'
    | 'note'
    | 'card'
    | 'side'
    | 'facts'
    | 'notes'
    | 'dates'
    | 'others'
    | 'body'
    | 'top'
    | 'wideCard'
    | 'foot';
  children: ReactNode;
}

/** A part of the contact at its place. */
export function SheetPart({ as: Tag = 'div', at, children }: SheetPartProps) {
  return <Tag className={styles[at]}>{children}</Tag>;
}
