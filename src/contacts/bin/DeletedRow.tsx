import { useId } from 'react';
import { Undo2 } from 'lucide';
import { daysLeft } from '../store/bin/binTexts';
import type { Named } from '../model/sentences';
import { faceName, shownName, type Contact } from '../model/contact';
import { imageSource } from '../store/imageSource';
import { formatDate } from '../../platform/dates';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import styles from './DeletedRow.module.css';

interface DeletedRowProps {
  contact: Contact;
  deletedAt: Date;
  isGoing: boolean;
  index: number;
  count: number;
  isSelected: boolean;
  onSelect: (id: string, isChosen: boolean) => void;
  onRestore: (contacts: readonly Named[]) => void;
}

/** One deleted contact: who it is, when it was deleted, and for how long it can be restored. */
export function DeletedRow({
  contact,
  deletedAt,
  isGoing,
  index,
  count,
  isSelected,
  onSelect,
  onRestore,
}: DeletedRowProps) {
  const { id, company, email } = contact;
  const name = shownName(contact.name);
  const boxId = useId();
  return (
    <li
      className={isSelected ? `${styles.row} ${styles.selected}` : styles.row}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={{ insetBlockStart: rowsTall(index) }}
    >
      <input
        id={boxId}
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={({ target }) => {
          onSelect(id, target.checked);
        }}
      />
      {/* Pressed anywhere, the row is selected. */}
      <label htmlFor={boxId} className={styles.facts}>
        <Avatar
          photoURL={imageSource(contact.photoURL)}
          name={faceName(contact)}
          size="tiny"
          coloured
        />
        <span className={styles.name} dir="auto" translate="no">
          {name}
        </span>
        <span className={styles.company} dir="auto" translate="no">
          {company}
        </span>
        <span className={styles.email} dir="auto" translate="no">
          {email}
        </span>
        <span className={styles.deleted}>
          <span className={styles.verb}>Deleted </span>
          <span>{formatDate(deletedAt)}</span>
        </span>
        <span className={styles.left}>
          {isGoing ? 'Can’t be restored' : daysLeft(deletedAt, new Date())}
        </span>
      </label>
      {!isGoing && (
        <Button
          variant="quiet"
          icon={Undo2}
          className={styles.restore ?? ''}
          aria-label={`Restore ${name}`}
          onClick={() => {
            onRestore([contact]);
          }}
        >
          <span className={styles.word}>Restore</span>
        </Button>
      )}
    </li>
  );
}

/** A length: the height of so many rows. */
export function rowsTall(count: number): string {
  return `calc(${String(count)} * var(--deleted-row))`;
}
