import { useRef, type CSSProperties, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../ui/Card';
import { contactAddress } from '../../content/routes';
import type { Contact } from '../../contacts/contact';
import { ContactRow } from './ContactRow';
import styles from './ContactsTable.module.css';
import { COLUMNS, type Sort, type SortColumn } from '../../contacts/columns';
import { SortHeader } from './SortHeader';
import { rowIndex, useRowFocus } from './useRowFocus';
import { useWindowedRows } from './useWindowedRows';

const LABELS: Record<SortColumn, string> = {
  name: 'Name',
  company: 'Company',
  title: 'Title',
  email: 'Email',
  phone: 'Phone',
  createdAt: 'Date Added',
};

interface ContactsTableProps {
  contacts: readonly Contact[];
  sort: Sort;
  onSort: (column: SortColumn) => void;
  /** The contact that the Tab key enters at; '' for the first. */
  activeId: string;
  onActive: (id: string) => void;
}

/**
 * The contacts (R2.45, R2.48). Only the rows on screen are in the document: each stands at its
 * own place in a body as tall as all of them. The roles are spelled out because the table's parts are
 * laid out as grids, and browsers then forget what they are.
 */
export function ContactsTable({ contacts, sort, onSort, activeId, onActive }: ContactsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const { start, end } = useWindowedRows(body, contacts.length);
  const { activeIndex, onKeyDown, onFocus } = useRowFocus(body, contacts, activeId, onActive);

  const open = (event: MouseEvent) => {
    const contact = contacts[rowIndex(event.target)];
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    const isSelecting = !isLink && window.getSelection()?.isCollapsed === false;
    // With one of these keys a link opens elsewhere, which is the browser's part.
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!contact || isSelecting || isModified) return;
    event.preventDefault();
    onActive(contact.id);
    void navigate(contactAddress(contact.id));
  };

  return (
    <Card
      as="table"
      flush
      role="table"
      className={styles.table}
      aria-rowcount={contacts.length + 1}
    >
      <caption className="visuallyHidden">
        Contacts. Use the arrow keys to move from row to row.
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" aria-rowindex={1}>
          {COLUMNS.map((column) => (
            <SortHeader
              key={column}
              label={LABELS[column]}
              direction={sort.column === column ? sort.direction : null}
              onSort={() => {
                onSort(column);
              }}
            />
          ))}
        </tr>
      </thead>
      <tbody
        ref={body}
        role="rowgroup"
        className={styles.body}
        style={{ '--count': contacts.length } as CSSProperties}
        onClick={open}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {drawnRows(start, end, activeIndex).map((index) => {
          const contact = contacts[index];
          return (
            contact && (
              <ContactRow
                key={contact.id}
                contact={contact}
                index={index}
                isTabStop={index === activeIndex}
              />
            )
          );
        })}
      </tbody>
    </Card>
  );
}

/** The rows of the window, and the one that holds the focus or is to take it, wherever that is. */
function drawnRows(start: number, end: number, active: number): number[] {
  const rows = Array.from({ length: end - start }, (_, offset) => start + offset);
  if (active < start) return [active, ...rows];
  return active >= end ? [...rows, active] : rows;
}
