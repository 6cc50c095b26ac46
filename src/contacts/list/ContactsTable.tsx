import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type RefObject,
} from 'react';
import {
  COLUMNS,
  firstDirection,
  isDate,
  nextSort,
  type Direction,
  type Sort,
  type SortColumn,
} from '../model/columns';
import { KEYS } from '../../content/keys';
import { formatCount } from '../../platform/text';
import { Icon } from '../../ui/Icon';
import { parsedSearch, type Search } from '../model/search';
import { isTitleHit, markClose, markHits, unseenHit } from './searchMarks';
import { useObservable } from '../../platform/Observable';
import { useContactStore } from '../store/useContactStore';
import { Card } from '../../ui/Card';
import { isModified } from '../../ui/isModified';
import { withKey } from '../../ui/shownKey';
import { useWindowedRows } from '../../ui/useWindowedRows';
import { ContactRow, ROW_HINT, tall } from './ContactRow';
import type { Heading } from '../model/headings';
import type { RowLayout } from '../model/RowLayout';
import styles from './ContactsTable.module.css';
import { rowAt, useRowFocus } from '../desk/useRowFocus';
import { useAsk, useFollow, useListElements, useShownId, type ListElements } from './listElements';
import { useListView, useView } from '../store/view/useView';
import { useMarkedEnds } from './useMarkedEnds';
import { useOpenContact } from './useOpenContact';

/**
 * The contacts (R2.45, R2.48). Only the rows on screen are in the document, each at its own place in a
 * body as tall as all of them. Roles are spelled out because browsers forget those of a grid's parts.
 * `widths` is what `columnWidths` says, once there are enough contacts.
 */
export function ContactsTable({ widths }: { widths: CSSProperties | undefined }) {
  const { dispatch } = useListView();
  const contents = useView((view) => view.contents);
  const { list, rows: contacts, layout, shownSort: sort, today } = contents;
  const { activeId, query, selected } = useView(({ state }) => state);
  const { search } = query;
  const { searchBox, tabStop } = useListElements();
  const shownId = useShownId();
  const ask = useAsk();
  const store = useContactStore();
  const leaving = useObservable(store.pendingDeletion);
  const body = useRef<HTMLTableSectionElement>(null);
  // Another text where something else stands above the table.
  const above = String(useView((view) => view.isFilterShown));
  const { start, end } = useWindowedRows(body, layout.count, above, (...top) =>
    layout.placeAt(...top),
  );
  const { activeIndex, onKeyDown, onFocus } = useRowFocus({
    ...{ body, tabStop, contacts, layout },
    activeId,
    onActive: (id) => dispatch({ type: 'enter', id }),
    onMove: useFollow(),
    onLeave: () => searchBox.current?.focus(),
  });

  const isListed = contacts[activeIndex]?.id === shownId;
  const isWhole = list.kind === 'all';
  useShownInSight(shownId, isListed, isWhole || Math.min(contacts.length, SCREENFUL), tabStop);
  const hasMonths = isUnderMonths(sort, search, layout);
  const id = useId();
  const idOf = (heading: Heading | undefined) => (heading ? `${id}${String(heading.before)}` : '');
  const parsed = useMemo(() => (search.trim() === '' ? null : parsedSearch(search)), [search]);
  useDrawnMarks(body, parsed, start, end);

  const drawn = layout.drawn(start, end, activeIndex, ...useMarkedEnds(body, contacts));
  useEffect(() =>
    store.watchScreen(() =>
      drawn.flatMap((part) => ('heading' in part ? [] : (contacts[part.index]?.id ?? []))),
    ),
  );

  return (
    <Card
      as="table"
      flush
      role="table"
      className={clsx(
        styles.table,
        hasMonths && styles.months,
        list.kind === 'newest' && !widths && styles.unmeasured,
      )}
      style={widths}
      aria-rowcount={layout.count + 1}
    >
      <caption className="visuallyHidden">
        Contacts
        <span id={ROW_HINT} hidden>
          The arrow keys move from row to row.
        </span>
      </caption>
      <TableHead
        sort={sort}
        onSort={(column) => ask({ type: 'sort', sort: nextSort(sort, column) })}
      />
      <tbody
        ref={body}
        role="rowgroup"
        className={styles.body}
        style={{ blockSize: tall(layout.rows, layout.headings.length) }}
        onClick={useRowPress()}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {drawn.map((part) => {
          const { place } = part;
          if ('heading' in part) {
            return <GroupHeading key={`/${String(place)}`} id={idOf(part.heading)} {...part} />;
          }
          const { index } = part;
          const contact = contacts[index];
          return (
            contact && (
              <ContactRow
                key={contact.id}
                {...{ contact, index, place, today }}
                isSelected={selected.has(contact.id)}
                isLeaving={leaving.has(contact.id)}
                isShown={contact.id === shownId}
                isInMonth={hasMonths}
                headingId={idOf(layout.enteredAt(index))}
                reason={parsed ? unseenHit(parsed, contact) : ''}
                isTitleHit={parsed !== null && isTitleHit(parsed, contact)}
                tabStop={index === activeIndex ? tabStop : null}
              />
            )
          );
        })}
      </tbody>
    </Card>
  );
}

/** What a press of a row does, by a key too. */
function useRowPress() {
  const open = useOpenContact();
  return (event: MouseEvent) => {
    const row = rowAt(event.target);
    if (!row || isModified(event)) return;
    event.preventDefault();
    open(row, event.detail === 0);
  };
}

/** Whether the headings between the rows say the months of their dates. */
function isUnderMonths(sort: Sort | null, search: string, { headings }: RowLayout): boolean {
  return sort !== null && isDate(sort.column) && search.trim() === '' && headings.length > 0;
}

/** More rows than any screen shows: parts of the list that come after them move nobody away from where they are. */
const SCREENFUL = 50;

/** Keeps the row of the contact beside the list in sight, where the list has it, while others `come` before it. */
function useShownInSight(
  shownId: string,
  isListed: boolean,
  come: number | true,
  tabStop: ListElements['tabStop'],
): void {
  useLayoutEffect(() => {
    if (shownId && isListed) rowAt(tabStop.current)?.scrollIntoView({ block: 'nearest' });
  }, [come, isListed, shownId, tabStop]);
}

/** Marks in the rows of the document what the search finds, and where those that are only close to it differ. */
function useDrawnMarks(
  body: RefObject<HTMLElement | null>,
  parsed: Search | null,
  start: number,
  end: number,
): void {
  const { rows, layout, close } = useView(({ contents }) => contents);
  const search = useView(({ state }) => state.query.search);
  const hasClose = close.length > 0;
  useLayoutEffect(
    () => (parsed && body.current ? markHits(body.current, parsed) : undefined),
    // Rows that come into the document later need their marks too.
    [body, parsed, rows, layout, start, end],
  );
  useLayoutEffect(() => {
    const [heading] = layout.headings;
    if (!hasClose || !body.current || !heading) return;
    return markClose(body.current, search, heading.before);
  }, [body, hasClose, search, layout, start, end]);
}

interface TableHeadProps {
  /** `null` where the best match comes first. */
  sort: Sort | null;
  onSort: (column: SortColumn) => void;
}

/** The head of the contacts: each column sorts. */
function TableHead({ sort, onSort }: TableHeadProps) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1}>
        {COLUMNS.map(({ key, label }) => (
          <SortHeader
            key={key}
            label={label}
            first={firstDirection(key)}
            direction={sort?.column === key ? sort.direction : null}
            onSort={() => onSort(key)}
            isFirst={key === 'name'}
          />
        ))}
      </tr>
    </thead>
  );
}

/** Selects all that are shown, or lets them go. */
function SelectAll() {
  const { dispatch } = useListView();
  const { visible } = useView(({ contents }) => contents);
  const { selected } = useView(({ state }) => state);
  const hasChosen = useView(({ chosen }) => chosen.length > 0);
  const isAll = visible.length > 0 && visible.every(({ id }) => selected.has(id));
  return (
    <input
      type="checkbox"
      aria-label="Select all shown"
      title={withKey('Select all shown', KEYS.list.keys.selectAll)}
      className={styles.all}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = hasChosen && !isAll;
      }}
      onChange={() => {
        const ids = visible.map(({ id }) => id);
        dispatch({ type: isAll ? 'deselect' : 'select', ids });
      }}
    />
  );
}

interface SortHeaderProps {
  label: string;
  /** `null` while the list is sorted by another column. */
  direction: Direction | null;
  /** The direction that a press gives it then. */
  first: Direction;
  onSort: () => void;
  /** Whether it selects, too. */
  isFirst: boolean;
}

/** A column's header: sorts by it when pressed. An arrow shows the direction, or to who points at it the one to come. */
function SortHeader({ label, direction, first, onSort, isFirst }: SortHeaderProps) {
  const ariaSort =
    direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      role="columnheader"
      scope="col"
      // Its name is not that of the box too.
      aria-label={isFirst ? label : undefined}
      aria-sort={ariaSort}
    >
      {isFirst && <SelectAll />}
      <button type="button" className={styles.sort} onClick={onSort}>
        <span>{label}</span>
        <Icon name={(direction ?? first) === 'asc' ? 'arrowUp' : 'arrowDown'} />
      </button>
    </th>
  );
}

interface GroupHeadingProps {
  id: string;
  heading: Heading;
  place: number;
}

/** A heading between the rows. Its row is as tall as all that it is for, so that it stays in sight as they pass. */
function GroupHeading({ id, heading: { before, label, count }, place }: GroupHeadingProps) {
  return (
    <tr
      role="row"
      className={styles.group}
      aria-rowindex={place + 2}
      style={{ insetBlockStart: tall(before, place - before), blockSize: tall(count, 1) }}
    >
      <th id={id} role="rowheader" aria-colspan={COLUMNS.length} className={styles.heading}>
        <span>{label}</span>
        <span>{`, ${formatCount(count)}`}</span>
      </th>
    </tr>
  );
}
