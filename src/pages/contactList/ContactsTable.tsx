import {
  memo,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { COLUMNS, type Direction, type Sort, type SortColumn } from '../../contacts/columns';
import { contactPath } from '../../routes';
import type { Contact } from '../../contacts/contact';
import { Card } from '../../ui/Card';
import { imageSource } from '../../contacts/imageSource';
import { Avatar } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';
import styles from './ContactsTable.module.css';
import { rowIndex, useRowFocus } from './useRowFocus';
import { useSearchMarks } from './useSearchMarks';
import { useWindowedRows } from './useWindowedRows';

const GRID = {
  '--columns-wide': COLUMNS.map(({ width }) => width).join(' '),
  '--columns-narrow': COLUMNS.map(({ narrowWidth }) => narrowWidth).join(' '),
} as CSSProperties;

interface ContactsTableProps {
  /** What was searched for; '' for nothing. */
  search: string;
  contacts: readonly Contact[];
  sort: Sort;
  onSort: (column: SortColumn) => void;
  /** The contact that the Tab key enters at; '' for the first. */
  activeId: string;
  onActive: (id: string) => void;
  /** Its link, for whom the focus has to be brought there. */
  tabStop: RefObject<HTMLAnchorElement | null>;
}

/**
 * The contacts (R2.45, R2.48). Only the rows on screen are in the document, each at its own place in a
 * body as tall as all of them. Roles are spelled out because browsers forget those of a grid's parts.
 */
export function ContactsTable({
  search,
  contacts,
  sort,
  onSort,
  activeId,
  onActive,
  tabStop,
}: ContactsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const { start, end } = useWindowedRows(body, contacts.length);
  const { activeIndex, onKeyDown, onFocus } = useRowFocus({
    body,
    tabStop,
    contacts,
    activeId,
    onActive,
  });

  const marks = useSearchMarks(search);
  useLayoutEffect(
    () => (marks && body.current ? marks.markHits(body.current, search) : undefined),
    // Rows that come into the document later need their marks too.
    [marks, search, contacts, start, end],
  );

  const open = (event: MouseEvent) => {
    const contact = contacts[rowIndex(event.target)];
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    const isSelecting = !isLink && window.getSelection()?.isCollapsed === false;
    // With one of these keys a link opens elsewhere, which is the browser's part.
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!contact || isSelecting || isModified) return;
    event.preventDefault();
    onActive(contact.id);
    void navigate(contactPath(contact.id));
  };

  return (
    <Card
      as="table"
      flush
      role="table"
      className={styles.table}
      style={GRID}
      aria-rowcount={contacts.length + 1}
    >
      <caption className="visuallyHidden">
        Contacts. Use the arrow keys to move from row to row.
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" aria-rowindex={1}>
          {COLUMNS.map(({ key, label }) => (
            <SortHeader
              key={key}
              label={label}
              direction={sort.column === key ? sort.direction : null}
              onSort={() => {
                onSort(key);
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
                reason={marks ? marks.unseenHit(search, contact) : ''}
                tabStop={index === activeIndex ? tabStop : null}
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

interface SortHeaderProps {
  label: string;
  /** `null` while the list is sorted by another column. */
  direction: Direction | null;
  onSort: () => void;
}

/** A column's header: sorts by it when pressed, and shows the direction by an arrow. */
function SortHeader({ label, direction, onSort }: SortHeaderProps) {
  const ariaSort =
    direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th role="columnheader" scope="col" aria-sort={ariaSort}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {label}
        {direction && <Icon name={direction === 'asc' ? 'arrowUp' : 'arrowDown'} />}
      </button>
    </th>
  );
}

interface ContactRowProps {
  contact: Contact;
  /** Position in the list, from 0. */
  index: number;
  /** Why a search found it, where no cell says so; else ''. */
  reason: string;
  /** Set for the row where the Tab key enters the table. */
  tabStop: RefObject<HTMLAnchorElement | null> | null;
}

/** One contact. The whole row opens it; its name is the link that a keyboard reaches. */
const ContactRow = memo(function ContactRow({ contact, index, reason, tabStop }: ContactRowProps) {
  return (
    <tr
      role="row"
      className={styles.row}
      // The header is the first row.
      aria-rowindex={index + 2}
      data-index={index}
      style={{ '--index': index } as CSSProperties}
    >
      {COLUMNS.map(({ key, sort, text }) => {
        const shown = text(contact);
        if (sort === 'date') {
          return (
            <td key={key} role="cell" className={styles[key]}>
              {shown}
            </td>
          );
        }
        // A text that is too long ends in an ellipsis; `auto` puts it at the end of the reading direction.
        if (key === 'name') {
          return (
            <td key={key} role="cell" className={styles.name} title={shown}>
              <Avatar
                photoURL={imageSource(contact.photoURL)}
                name={shown || contact.company}
                size="tiny"
                coloured
              />
              {/* Not the router's Link, of which each listens to the address: the table opens it. */}
              <span className={styles.lines}>
                <a
                  href={contactPath(contact.id)}
                  dir="auto"
                  ref={tabStop}
                  tabIndex={tabStop ? 0 : -1}
                >
                  {shown || 'Unnamed Contact'}
                </a>
                {reason && <small dir="auto">{reason}</small>}
              </span>
              {contact.cardImageURL && <Icon name="card" />}
            </td>
          );
        }
        return (
          <td key={key} role="cell" dir="auto" className={styles[key]} title={shown}>
            {shown}
          </td>
        );
      })}
    </tr>
  );
});
