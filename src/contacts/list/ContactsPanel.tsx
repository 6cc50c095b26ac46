import { clsx } from 'clsx';
import { ListFilter, Trash2 } from 'lucide';
import { Suspense, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useActions } from '../../ui/actions';
import { Button, ButtonLink } from '../../ui/Button';
import { MessageBox } from '../../ui/MessageBox';
import { SearchBox } from '../../ui/SearchBox';
import { lateCode } from '../../lib/lateCode';
import { optionalPart, useLaterCode } from '../../ui/laterParts';
import { TryAgainButton } from '../../ui/Button';
import { failureReason } from '../../lib/remoteFailure';
import { useBeside } from '../desk/beside';
import { QuickLook } from '../desk/QuickLook';
import { useListFilter } from '../filter/useListFilter';
import { useContactStore } from '../store/useContactStore';
import type { Sieve } from '../store/ContactIndex';
import type { ContactList } from '../store/ContactList';
import styles from './ContactsPanel.module.css';
import { ContactsTable } from './ContactsTable';
import { CountLine } from './CountLine';
import { columnWidths } from './columnWidths';
import { DEFAULT_SORT, nextSort, type Sort } from './columns';
import { ListHeading } from './ListHeading';
import { NoMatch } from './NoMatch';
import { SortMenu } from './SortMenu';
import { KeptScroll, SteadyDesk, useListPosition } from './useListPosition';
import { useCloseMatches } from './useCloseMatches';
import { useListQuery } from './useListQuery';
import { useRows } from './useRows';
import { useRowActions } from './useRowActions';
import { focusRow, isModified } from './useRowFocus';
import { useShownContact } from './useShownContact';

const loadTools = lateCode(() => import('./ListTools'));
const loadExport = lateCode(() => import('../export/ExportButton'));
const ExportButton = optionalPart(
  async () => (await loadExport()).ExportButton,
  () => (
    <p className={styles.export} role="alert">
      Export couldn’t be loaded. Reload the page.
    </p>
  ),
);

type ShownList = Extract<ContactList, { contacts: unknown }>;

interface ContactsPanelProps {
  list: ShownList;
  /** Where the list is a part of the whole on another page: whom it holds, and its title there. */
  within?: Sieve;
  title?: string;
  /** Loads the list again, after a part of it has failed. */
  onTryAgain: () => void;
}

/** Search, filter, count, export and table. All read one array, so that the file holds what is shown. */
export function ContactsPanel({ list, within, title, onTryAgain }: ContactsPanelProps) {
  const { search, sort, filter, view, save, setSearch, setSort, setFilter } = useListQuery();
  const top = useRef<HTMLElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);

  const store = useContactStore();
  // Not deferred: the list of ten thousand is ready for the same frame as the letter in the box.
  const found = store.visible(search, sort, within);
  const { filters, sieve, isFilterOpen, setFilterOpen } = useListFilter(list, filter, within);
  const visible = store.visible(search, sort, sieve);
  const isPart = within !== undefined;
  const isRanked = sort === null && search.trim() !== '';
  const shownSort = isRanked ? null : (sort ?? DEFAULT_SORT);
  // Select, copy, open elsewhere: the list is drawn before them.
  const tools = useLaterCode(loadTools);
  const close = useCloseMatches(tools, list, search, visible, sieve);
  const { rows, places } = useRows(visible, close, search, shownSort);
  const [widths] = useState(() => columnWidths(list.contacts));
  const { activeId, setActiveId, tabStop } = useListPosition(
    view,
    rows,
    list.kind === 'all',
    isPart,
  );
  const selected = useSyncExternalStore(store.subscribe, store.selected);
  const beside = useBeside();
  const { shownId, follow } = useShownContact(beside, setActiveId);

  /** A new search, sort or filter is read from its first row. */
  const backToTop = () => {
    setActiveId('');
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };

  const sortBy = (next: Sort | null) => {
    setSort(next);
    backToTop();
  };

  const filterBy = (next: string) => {
    setFilter(next);
    backToTop();
  };

  const closeFilter = () => {
    setFilterOpen(false);
    filterButton.current?.focus();
  };

  const clearSearch = () => {
    setSearch('');
    // The button goes away with the search.
    searchBox.current?.focus();
  };

  /** From the search (R15.6): down leads to the first row, Enter opens the first hit. */
  const enterList = (event: KeyboardEvent) => {
    const first = rows[0];
    const isEnter = event.key === 'Enter' && search.trim() !== '';
    if (!first || isModified(event) || event.nativeEvent.isComposing) return;
    if (!isEnter && event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusRow(first.id, follow, tabStop);
    if (isEnter) tabStop.current?.click();
  };

  const open = useRowActions({ rows, shownId, tabStop, setActiveId, follow, save });
  useActions({
    filter: () => {
      if (isFilterOpen) closeFilter();
      else setFilterOpen(true);
    },
  });

  return (
    <section
      ref={top}
      className={clsx(
        styles.panel,
        tools && styles.selectable,
        selected.size > 0 && styles.selecting,
        beside && styles.beside,
      )}
      aria-label="Contacts"
      data-part="list"
    >
      <div ref={toolbar} className={styles.toolbar} onBlur={save}>
        <ListHeading title={title} />
        <SearchBox
          ref={searchBox}
          label="Search business cards"
          value={search}
          onChange={(text) => {
            setSearch(text);
            backToTop();
          }}
          onKeyDown={enterList}
        />
        <Button
          ref={filterButton}
          className={clsx(styles.filter, filter && styles.filtered)}
          icon={ListFilter}
          aria-expanded={isFilterOpen}
          onClick={() => {
            setFilterOpen(!isFilterOpen);
          }}
        >
          Filter
        </Button>
        <CountLine
          className={styles.count}
          shown={visible.length}
          total={list.contacts.length}
          kind={list.kind}
          isPart={isPart}
          isRanked={isRanked}
          close={close}
          tools={tools}
        />
        <SortMenu
          className={styles.sort}
          sort={shownSort}
          onSort={sortBy}
          canRank={search.trim() !== ''}
        />
        <Suspense fallback={<span className={styles.export} />}>
          <ExportButton
            className={styles.export}
            search={search}
            sort={sort}
            sieve={sieve}
            isFiltered={filter !== ''}
            list={list}
            visible={visible}
            selected={selected}
          />
        </Suspense>
        <ButtonLink
          className={styles.bin}
          icon={Trash2}
          to="/recently-deleted"
          aria-label="Recently Deleted"
          title="Recently Deleted"
        />
      </div>
      {isFilterOpen && !filters && (
        <p className={styles.wait} role="status">
          Looking through your contacts...
        </p>
      )}
      {filters && (
        <filters.Filters
          contacts={list.contacts}
          found={found}
          shown={visible.length}
          filter={filter}
          onFilter={filterBy}
          isOpen={isFilterOpen}
          onClose={closeFilter}
          returnFocus={() => filterButton.current?.focus()}
        />
      )}
      {list.kind === 'incomplete' && (
        <MessageBox
          kind="error"
          action={<TryAgainButton variant="quiet" onTryAgain={onTryAgain} />}
        >
          We could only load your newest contacts. {failureReason(list.failure)}
        </MessageBox>
      )}
      <QuickLook visible={rows} onMove={setActiveId} tabStop={tabStop} />
      <KeptScroll view={view} />
      <SteadyDesk panel={top} tabStop={tabStop} isDesk={beside !== null} />
      {rows.length > 0 ? (
        <div className={styles.rows}>
          <ContactsTable
            search={search}
            contacts={rows}
            places={places}
            widths={widths}
            markClose={close.length > 0 ? tools?.markClose : undefined}
            above={`${String(filters !== null && isFilterOpen)} ${filter}`}
            selected={selected}
            sort={shownSort}
            onSort={(column) => {
              sortBy(nextSort(shownSort, column));
            }}
            activeId={activeId}
            onActive={setActiveId}
            onMove={follow}
            onLeave={() => searchBox.current?.focus()}
            onOpen={({ id }, isByKey) => {
              open(id, isByKey);
            }}
            shownId={shownId}
            tabStop={tabStop}
          />
          {tools && (
            <tools.Groups
              panel={top}
              toolbar={toolbar}
              rows={rows}
              places={places}
              tabStop={tabStop}
              onActive={setActiveId}
              onMove={follow}
            />
          )}
        </div>
      ) : (
        <NoMatch
          kind={list.kind}
          filters={filter === '' ? 'none' : filters ? 'hold' : 'wait'}
          onClearSearch={search === '' ? undefined : clearSearch}
          onClearFilters={() => {
            setFilter('');
            filterButton.current?.focus();
          }}
        />
      )}
      {tools && (
        <tools.ListTools
          panel={top}
          list={list}
          visible={visible}
          rows={rows}
          places={places}
          selected={selected}
          returnFocus={() => {
            (tabStop.current ?? searchBox.current)?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}
