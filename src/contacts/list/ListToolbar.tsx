import { closeWords } from './closeWords';
import { clsx } from 'clsx';
import { ArrowUpDown, ListFilter } from 'lucide';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { KEYS } from '../../content/keys';
import { formatCount } from '../../platform/text';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { runAction } from '../../ui/keys';
import { PageHeading } from '../../ui/PageHeading';
import { SearchBox } from '../../ui/SearchBox';
import { withKey } from '../../ui/shownKey';
import { useAfterPause } from '../../ui/useAfterPause';
import { useIdle } from '../../ui/useIdle';
import { MoreActions } from '../../ui/MoreActions';
import { useDetailPane } from '../desk/detailPane';
import { ExportButton } from '../export/ExportButton';
import { COLUMNS } from '../model/columns';
import { CleanUpLink } from './CleanUpLink';
import styles from './ListToolbar.module.css';
import { useAsk, useFollow, useListElements } from './listElements';
import { useListView, useView } from '../store/view/useView';
import { isComposing } from '../../ui/isComposing';
import { isModified } from '../../ui/isModified';
import { focusRow, rowAt } from '../desk/useRowFocus';
import { useOpenContact } from './useOpenContact';

/** For what stands in the place of the toolbar while the list loads. */
export const toolbarStyles = styles;

interface ListToolbarProps {
  title: string | undefined;
  /** "Filter" is pressed. */
  onFilter: () => void;
}

/** What stands above the rows: title, search, filter, count, sort, export, and a menu for what is seldom. */
export function ListToolbar({ title, onFilter }: ListToolbarProps) {
  const { panel } = useListElements();
  const isFiltered = useView(({ state }) => state.query.filter !== '');
  const isFilterShown = useView((view) => view.isFilterShown);
  const toolbar = useRef<HTMLDivElement>(null);
  useBarHeight(panel, toolbar);
  return (
    <div ref={toolbar} className={styles.toolbar}>
      <ListHeading title={title} />
      <ListSearch />
      <Button
        className={clsx(styles.filter, isFiltered && styles.filtered)}
        icon={ListFilter}
        title={withKey('Filter', KEYS.list.keys.filter)}
        aria-expanded={isFilterShown}
        onClick={onFilter}
      >
        Filter
      </Button>
      <CountLine />
      <SortMenu className={styles.sort} />
      <ExportButton className={styles.export} />
      <ListMenu />
    </div>
  );
}

function ListSearch() {
  const view = useListView();
  const search = useView(({ state }) => state.query.search);
  const { searchBox, tabStop } = useListElements();
  const ask = useAsk();
  const follow = useFollow();
  const open = useOpenContact();
  /** Down leads to the first row, Enter opens the first hit (R15.6). */
  const enterList = (event: KeyboardEvent) => {
    const [first] = view.contents.rows;
    const isEnter = event.key === 'Enter' && search.trim() !== '';
    if (!first || isModified(event) || isComposing(event.nativeEvent)) return;
    if (!isEnter && event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusRow(first.id, follow, tabStop);
    if (isEnter) open(rowAt(tabStop.current), true);
  };
  return (
    <SearchBox
      ref={searchBox}
      label="Search business cards"
      value={search}
      onChange={(text) => ask({ type: 'search', text })}
      onKeyDown={enterList}
    />
  );
}

/** The list's title. Beside a contact it is not the page's h1. */
export function ListHeading({ title }: { title?: string | undefined }) {
  const hasPane = useDetailPane() !== null;
  if (title !== undefined) return <h2>{title}</h2>;
  return hasPane ? <h2>Contacts</h2> : <PageHeading />;
}

/** The number of shown and of all contacts, and whether all are loaded (R2.45). */
function CountLine() {
  const { isPart } = useListView();
  const { list, visible, isRanked, close } = useView(({ contents }) => contents);
  const { kind } = list;
  const [shown, total] = [visible.length, list.contacts.length];
  // The contacts are analyzed once they are all here and the browser is idle.
  const isIdle = useIdle(kind === 'all');
  const count = `${formatCount(shown)} of ${formatCount(total)} business cards`;
  const order = isRanked && shown > 1 ? 'Best match first' : '';
  const words = `${count} shown${order && `. ${order}`}`;
  return (
    <p className={styles.countLine}>
      <span>{`Showing ${count}${kind === 'newest' ? '. Loading the rest...' : ''}`}</span>
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

/** What is seldom done with the list. */
function ListMenu() {
  const { dispatch } = useListView();
  const hasChosen = useView(({ chosen }) => chosen.length > 0);
  return (
    <MoreActions className={styles.more} label="List menu">
      <SortMenu className={styles.sortInMenu} title="Sort: " />
      {!hasChosen && (
        <button type="button" onClick={() => dispatch({ type: 'choose' })}>
          Select
        </button>
      )}
      <button
        type="button"
        className={styles.keys}
        aria-haspopup="dialog"
        onClick={() => runAction('everywhere', 'showKeys')}
      >
        Keyboard Shortcuts
      </button>
      <Link to="/recently-deleted">Recently Deleted</Link>
    </MoreActions>
  );
}

/** The sort for narrow windows, whose rows are cards without a header. */
function SortMenu({ className, title = '' }: { className: string | undefined; title?: string }) {
  const sort = useView(({ contents }) => contents.shownSort);
  const isSearching = useView(({ state }) => state.query.search.trim() !== '');
  const ask = useAsk();
  const { label, value } = SORTS.find(
    ({ column, direction }) => column === sort?.column && direction === sort.direction,
  ) ?? { label: BEST_MATCH, value: BEST_MATCH };
  return (
    <div className={clsx(styles.sortMenu, className)}>
      <span aria-hidden="true">
        <span>{title + label}</span>
        <Icon name={sort ? (sort.direction === 'asc' ? 'arrowUp' : 'arrowDown') : ArrowUpDown} />
      </span>
      {/* Covers the words, which are shorter than those of its menu. */}
      <select
        aria-label="Sort by"
        value={value}
        onChange={({ target }) => {
          const chosen = SORTS.find((known) => known.value === target.value);
          const { column, direction } = { ...chosen };
          ask({ type: 'sort', sort: column && direction ? { column, direction } : null });
        }}
      >
        {isSearching && <option>{BEST_MATCH}</option>}
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

/** Above the search while the toolbar sticks. */
const AIR_PX = 4;

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
      const gone = isBelow ? search.offsetTop - AIR_PX : 0;
      panel.current?.style.setProperty('--bar-height', `${String(height - gone)}px`);
      panel.current?.style.setProperty('--bar-gone', `${String(gone)}px`);
    });
    if (toolbar.current) observer.observe(toolbar.current);
    return () => observer.disconnect();
  }, [panel, toolbar]);
}
