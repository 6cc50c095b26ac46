import { clsx } from 'clsx';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type RefObject,
} from 'react';
import { COLUMNS, type Direction, type Sort, type SortColumn } from './columns';
import { parsedSearch } from './search';
import { isTitleHit, markHits, unseenHit } from './searchMarks';
import type { Contact } from '../contact';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { isModified } from '../../ui/isModified';
import { useWindowedRows } from './useWindowedRows';
import { ContactRow, ROW_HINT, rowsTall } from './ContactRow';
import { GroupHeading } from './GroupHeading';
import type { markClose } from './markClose';
import type { RowPlaces } from './RowPlaces';
import styles from './ContactsTable.module.css';
import { rowAt, rowIndex, useRowFocus } from './useRowFocus';

interface ContactsTableProps {
  /** What was searched for; '' for nothing. */
  search: string;
  contacts: readonly Contact[];
  /** Another text where something else stands above the table. */
  above: string;
  /** Where they stand, and the headings between them. */
  places: RowPlaces;
  /** Marks what differs in the rows that are only close to the search, from the first of them on. */
  markClose: typeof markClose | undefined;
  /** What `columnWidths` says. */
  widths: CSSProperties | undefined;
  /** The ids of those that are selected. */
  selected: ReadonlySet<string>;
  /** The ids of those whose deletion is under way. */
  leaving: ReadonlySet<string>;
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
  above,
  places,
  markClose,
  widths,
  selected,
  leaving,
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
  const { start, end } = useWindowedRows(body, places.height, above);
  const { activeIndex, onKeyDown, onFocus } = useRowFocus({
    body,
    tabStop,
    contacts,
    places,
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
  useDrawnMarks(body, marks, { search, contacts, places, markClose, start, end });

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
      style={widths}
      aria-rowcount={places.height + 1}
    >
      <caption className="visuallyHidden">
        Contacts
        <span id={ROW_HINT} hidden>
          The arrow keys move from row to row.
        </span>
      </caption>
      <Head sort={sort} onSort={onSort} />
      <tbody
        ref={body}
        role="rowgroup"
        className={clsx(styles.body, places.headings[0]?.before === 0 && styles.headed)}
        style={{ blockSize: rowsTall(places.height) }}
        onClick={open}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {places.drawn(start, end, activeIndex).map((part) => {
          const { place } = part;
          if ('heading' in part) {
            return <GroupHeading key={`/${String(place)}`} heading={part.heading} place={place} />;
          }
          const { index } = part;
          const contact = contacts[index];
          return (
            contact && (
              <ContactRow
                key={contact.id}
                contact={contact}
                index={index}
                place={place}
                isSelected={selected.has(contact.id)}
                isLeaving={leaving.has(contact.id)}
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

function Head({ sort, onSort }: Pick<ContactsTableProps, 'sort' | 'onSort'>) {
  return (
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
  );
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

type Marked = Pick<ContactsTableProps, 'search' | 'contacts' | 'places' | 'markClose'>;

/** Marks in the rows of the document what the search finds, and where those that are only close to it differ. */
function useDrawnMarks(
  body: RefObject<HTMLElement | null>,
  marks: ReturnType<typeof useSearchMarks>,
  { search, contacts, places, markClose, start, end }: Marked & { start: number; end: number },
): void {
  useLayoutEffect(
    () => (marks && body.current ? marks.markHits(body.current) : undefined),
    // Rows that come into the document later need their marks too.
    [body, marks, contacts, places, start, end],
  );
  useLayoutEffect(() => {
    const [heading] = places.headings;
    if (!markClose || !body.current || !heading) return;
    return markClose(body.current, search, heading.before);
  }, [body, markClose, search, places, start, end]);
}
