import { useLayoutEffect, useMemo, useRef, type MouseEvent, type RefObject } from 'react';
import { COLUMNS, type Direction, type Sort, type SortColumn } from './columns';
import { parsedSearch } from './search';
import { isTitleHit, markHits, unseenHit } from './searchMarks';
import type { Contact } from '../contact';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { useWindowedRows } from './useWindowedRows';
import { ContactRow, ROW_HINT, rowsTall } from './ContactRow';
import styles from './ContactsTable.module.css';
import { isModified, rowAt, rowIndex, useRowFocus } from './useRowFocus';

interface ContactsTableProps {
  /** What was searched for; '' for nothing. */
  search: string;
  contacts: readonly Contact[];
  /** The ids of those that are selected. */
  selected: ReadonlySet<string>;
  /** `null` where the best match comes first. */
  sort: Sort | null;
  onSort: (column: SortColumn) => void;
  /** The contact that the Tab key enters at; '' for the first. */
  activeId: string;
  onActive: (id: string) => void;
  onMove: (id: string) => void;
  /** Up from the first row. */
  onLeave: () => void;
  onOpen: (contact: Contact, isByKey: boolean) => void;
  /** The contact that stands beside the list; '' for none. */
  shownId: string;
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
  selected,
  sort,
  onSort,
  activeId,
  onActive,
  onMove,
  onLeave,
  onOpen,
  shownId,
  tabStop,
}: ContactsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, end } = useWindowedRows(body, contacts.length);
  const { activeIndex, onKeyDown, onFocus } = useRowFocus({
    body,
    tabStop,
    contacts,
    activeId,
    onActive,
    onMove,
    onLeave,
    isBeside: shownId !== '',
  });

  const isShownListed = shownId !== '' && contacts[activeIndex]?.id === shownId;
  useLayoutEffect(() => {
    if (isShownListed) rowAt(tabStop.current)?.scrollIntoView({ block: 'nearest' });
  }, [isShownListed, shownId, tabStop]);

  const marks = useSearchMarks(search);
  useLayoutEffect(
    () => (marks && body.current ? marks.markHits(body.current) : undefined),
    // Rows that come into the document later need their marks too.
    [marks, contacts, start, end],
  );

  const open = (event: MouseEvent) => {
    const contact = contacts[rowIndex(event.target)];
    if (!contact || isModified(event)) return;
    event.preventDefault();
    onOpen(contact, event.detail === 0);
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
        Contacts
        <span id={ROW_HINT} hidden>
          The arrow keys move from row to row.
        </span>
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" aria-rowindex={1}>
          {COLUMNS.map(({ key, label }) => (
            <SortHeader
              key={key}
              label={label}
              direction={sort?.column === key ? sort.direction : null}
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
        style={{ blockSize: rowsTall(contacts.length) }}
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
                isSelected={selected.has(contact.id)}
                isShown={contact.id === shownId}
                reason={marks ? marks.unseenHit(contact) : ''}
                isTitleHit={marks ? marks.isTitleHit(contact) : false}
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

/** What marks the hits of a search; `null` without one. */
function useSearchMarks(search: string) {
  return useMemo(() => {
    if (search.trim() === '') return null;
    const parsed = parsedSearch(search);
    return {
      markHits: (body: Element) => markHits(body, parsed),
      unseenHit: (contact: Contact) => unseenHit(parsed, contact),
      isTitleHit: (contact: Contact) => isTitleHit(parsed, contact),
    };
  }, [search]);
}
