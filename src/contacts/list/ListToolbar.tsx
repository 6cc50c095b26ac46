import { clsx } from 'clsx';
import { ArrowUpDown, ListFilter, Trash2 } from 'lucide';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
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
import type { Contact } from '../model/contact';
import type { LoadedList } from '../store/ContactList';
import { ReviewLink } from './ReviewLink';
import styles from './ListToolbar.module.css';
import type { ShownList } from './useShownList';

/** For what stands in the place of the toolbar while the list loads. */
export const toolbarStyles = styles;

interface ListToolbarProps {
  ref: RefObject<HTMLDivElement | null>;
  list: LoadedList;
  shown: ShownList;
  /** Of a part of the list on another page. */
  title: string | undefined;
  isPart: boolean;
  selected: ReadonlySet<string>;
  /** Whether any of the list is. */
  hasSelected: boolean;
  /** Whether rows are to be selected, though none is yet. */
  isChoosing: boolean;
  onChoose: (isChoosing: boolean) => void;
  searchBox: RefObject<HTMLInputElement | null>;
  onSearch: (search: string) => void;
  onSort: (sort: Sort | null) => void;
  /** A key in the search box. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What stands above the rows: title, search, filter, count, sort, export, and the way to what was deleted. */
export function ListToolbar(props: ListToolbarProps) {
  const { ref, list, shown, title, isPart, selected, hasSelected, searchBox } = props;
  const { search, sort, filter, predicate, isFilterOpen, setFilterOpen } = shown;
  return (
    <div ref={ref} className={styles.toolbar} onBlur={shown.save}>
      <ListHeading title={title} />
      <SearchBox
        ref={searchBox}
        label="Search business cards"
        value={search}
        onChange={props.onSearch}
        onKeyDown={props.onKeyDown}
      />
      <Button
        className={clsx(styles.filter, filter && styles.filtered)}
        icon={ListFilter}
        aria-expanded={isFilterOpen}
        onClick={() => setFilterOpen(!isFilterOpen)}
      >
        Filter
      </Button>
      <CountLine
        className={styles.count}
        shown={shown.visible.length}
        total={list.contacts.length}
        kind={list.kind}
        isPart={isPart}
        isRanked={shown.isRanked}
        close={shown.close}
      />
      {!hasSelected && (
        <button
          type="button"
          className={styles.choose}
          aria-pressed={props.isChoosing}
          onClick={() => props.onChoose(!props.isChoosing)}
        >
          Select
        </button>
      )}
      <SortMenu
        className={styles.sort}
        sort={shown.shownSort}
        onSort={props.onSort}
        canRank={search.trim() !== ''}
      />
      <ExportButton
        className={styles.export}
        search={search}
        sort={sort}
        predicate={predicate}
        isFiltered={filter !== ''}
        list={list}
        visible={shown.visible}
        selected={selected}
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

/** The list's title. Beside a contact it is not the page's h1. */
export function ListHeading({ title }: { title?: string | undefined }) {
  const isBeside = useBeside() !== null;
  if (title !== undefined) return <h2>{title}</h2>;
  return isBeside ? <h2>Contacts</h2> : <PageHeading />;
}

interface CountLineProps {
  className: string | undefined;
  shown: number;
  total: number;
  kind: LoadedList['kind'];
  /** Whether it counts a part of the list on another page, without the link to what needs a look. */
  isPart: boolean;
  /** Whether the best match comes first. */
  isRanked: boolean;
  /** Contacts close to the search, which are not counted. */
  close: readonly Contact[];
}

/** The number of shown and of all contacts, and whether all are loaded (R2.45). */
function CountLine({ className, shown, total, kind, isPart, isRanked, close }: CountLineProps) {
  // The contacts are judged once they are all here and the browser is idle.
  const isIdle = useIdle(kind === 'all');
  const count = `${formatCount(shown)} of ${formatCount(total)} business cards`;
  const order = isRanked && shown > 1 ? 'Best match first' : '';
  const words = `${count} shown${order && `. ${order}`}`;
  return (
    <p className={clsx(styles.countLine, className)}>
      <span className={clsx(kind === 'newest' && styles.waiting)}>
        {`Showing ${count}${kind === 'newest' ? '. Loading the rest...' : ''}`}
      </span>
      {order && <span className={styles.order}>{order}</span>}
      {isIdle && !isPart && <ReviewLink />}
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
export function useBarHeight(
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
