import { clsx } from 'clsx';
import { ArrowUpDown, ListFilter, Trash2 } from 'lucide';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { formatCount } from '../../platform/text';
import { useSession } from '../../session/useSession';
import { Button, ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PageHeading } from '../../ui/PageHeading';
import { SearchBox } from '../../ui/SearchBox';
import { useAfterPause } from '../../ui/useAfterPause';
import { useIdle } from '../../ui/useIdle';
import { useBeside } from '../desk/beside';
import { ExportButton } from '../export/ExportButton';
import { closeWords } from '../model/closeSearch';
import { COLUMNS, type Sort } from '../model/columns';
import { CleanUpLink } from './CleanUpLink';
import styles from './ListToolbar.module.css';
import { useListModel, type ListModel } from './useListModel';
import { isComposing } from '../../ui/isComposing';
import { isModified } from '../../ui/isModified';
import { focusRow } from '../desk/useRowFocus';

/** For what stands in the place of the toolbar while the list loads. */
export const toolbarStyles = styles;

/** What stands above the rows: title, search, filter, count, sort, export, and the way to what was deleted. */
export function ListToolbar({ title }: { title: string | undefined }) {
  const model = useListModel();
  const { list, query, predicate, visible, selected, shownSort, ask } = model;
  const { isFilterShown, pressFilter, isChoosing, setChoosing } = model;
  const { search, sort, filter } = query;
  const toolbar = useRef<HTMLDivElement>(null);
  useBarHeight(model.panel, toolbar);
  return (
    <div ref={toolbar} className={styles.toolbar}>
      <ListHeading title={title} />
      <SearchBox
        ref={model.searchBox}
        label="Search business cards"
        value={search}
        onChange={(text) => ask({ type: 'search', text })}
        onKeyDown={(event) => enterList(event, model)}
      />
      <Button
        className={clsx(styles.filter, filter && styles.filtered)}
        icon={ListFilter}
        aria-expanded={isFilterShown}
        onClick={pressFilter}
      >
        Filter
      </Button>
      <CountLine />
      {!model.hasSelected && (
        <button
          type="button"
          className={styles.choose}
          aria-pressed={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          Select
        </button>
      )}
      <SortMenu
        className={styles.sort}
        sort={shownSort}
        onSort={(next) => ask({ type: 'sort', sort: next })}
        canRank={search.trim() !== ''}
      />
      <ExportButton
        className={styles.export}
        {...{ search, sort, predicate, list, visible, selected }}
        isFiltered={filter !== ''}
      />
      <ButtonLink
        className={styles.bin}
        icon={Trash2}
        to="/recently-deleted"
        aria-label="Recently Deleted"
        title="Recently Deleted"
      />
    </div>
  );
}

/** From the search (R15.6): down leads to the first row, Enter opens the first hit. */
function enterList(event: KeyboardEvent, { rows, query, follow, tabStop }: ListModel): void {
  const [first] = rows;
  const isEnter = event.key === 'Enter' && query.search.trim() !== '';
  if (!first || isModified(event) || isComposing(event.nativeEvent)) return;
  if (!isEnter && event.key !== 'ArrowDown') return;
  event.preventDefault();
  focusRow(first.id, follow, tabStop);
  if (isEnter) tabStop.current?.click();
}

/** The list's title. Beside a contact it is not the page's h1. */
export function ListHeading({ title }: { title?: string | undefined }) {
  const isBeside = useBeside() !== null;
  if (title !== undefined) return <h2>{title}</h2>;
  return isBeside ? <h2>Contacts</h2> : <PageHeading />;
}

/** The number of shown and of all contacts, and whether all are loaded (R2.45). */
function CountLine() {
  const { list, visible, isPart, isRanked, close } = useListModel();
  const { kind } = list;
  const [shown, total] = [visible.length, list.contacts.length];
  // The contacts are judged once they are all here and the browser is idle.
  const isIdle = useIdle(kind === 'all');
  const count = `${formatCount(shown)} of ${formatCount(total)} business cards`;
  const order = isRanked && shown > 1 ? 'Best match first' : '';
  const words = `${count} shown${order && `. ${order}`}`;
  return (
    <p className={clsx(styles.countLine, styles.count)}>
      <span className={clsx(kind === 'newest' && styles.waiting)}>
        {`Showing ${count}${kind === 'newest' ? '. Loading the rest...' : ''}`}
      </span>
      {order && <span className={styles.order}>{order}</span>}
      {!isPart && <CleanUpLink isIdle={isIdle} />}
      <SaidCount words={words + closeWords(close)} total={kind === 'all' ? total : undefined} />
    </p>
  );
}

/** What the list shows, for screen readers: said when typing pauses, or arrivals do (R15.72). */
function SaidCount({ words, total }: { words: string; total: number | undefined }) {
  const { notices } = useSession();
  const said = useAfterPause(
    words,
    words,
    total,
    () => notices.current()?.notice.tellsOfAdded === true,
  );
  return (
    <span className="visuallyHidden" role="status">
      {said}
    </span>
  );
}

interface SortMenuProps {
  className?: string | undefined;
  /** `null` if the best match comes first. */
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** Whether there is a search to match. */
  canRank: boolean;
}

/** The sort for narrow windows, whose rows are cards without a header. The style sheet shows it there. */
function SortMenu({ className, sort, onSort, canRank }: SortMenuProps) {
  const { label, value } = SORTS.find(
    ({ column, direction }) => column === sort?.column && direction === sort.direction,
  ) ?? { label: BEST_MATCH, value: BEST_MATCH };
  return (
    <div className={clsx(styles.sortMenu, className)}>
      <span aria-hidden="true">
        <span className={styles.label}>{label}</span>
        <Icon name={sort ? (sort.direction === 'asc' ? 'arrowUp' : 'arrowDown') : ArrowUpDown} />
      </span>
      {/* Covers the words, which are shorter than those of its menu. */}
      <select
        aria-label="Sort by"
        value={value}
        onChange={({ target }) => {
          const chosen = SORTS.find((known) => known.value === target.value);
          onSort(chosen ? { column: chosen.column, direction: chosen.direction } : null);
        }}
      >
        {canRank && <option>{BEST_MATCH}</option>}
        {SORTS.map((known) => (
          <option key={known.value}>{known.value}</option>
        ))}
      </select>
    </div>
  );
}

const BEST_MATCH = 'Best match';

const WORDS = {
  text: { asc: 'A to Z', desc: 'Z to A' },
  date: { asc: 'Oldest', desc: 'Newest' },
} as const;

const SORTS = COLUMNS.flatMap(({ key, label, sort }) =>
  (sort === 'date' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)).map((direction) => ({
    column: key,
    direction,
    label,
    value: `${label}: ${WORDS[sort][direction]}`,
  })),
);

/** In px, above the search while the toolbar sticks. */
const AIR = 4;

/** Sets the height of the sticky part of the toolbar for the style sheet: its last line, the search. */
function useBarHeight(
  panel: RefObject<HTMLElement | null>,
  toolbar: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      const search = toolbar.current?.querySelector('search');
      const isBelow = search && search.offsetTop >= search.offsetHeight;
      const gone = isBelow ? search.offsetTop - AIR : 0;
      panel.current?.style.setProperty('--bar-height', `${String(height - gone)}px`);
      panel.current?.style.setProperty('--bar-gone', `${String(gone)}px`);
    });
    if (toolbar.current) observer.observe(toolbar.current);
    return () => observer.disconnect();
  }, [panel, toolbar]);
}
