import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useActions } from '../../ui/actions';
import { isComposing } from '../../ui/isComposing';
import { isModified } from '../../ui/isModified';
import { MessageBox } from '../../ui/MessageBox';
import { TryAgainButton } from '../../ui/TryAgainButton';
import { useObservable } from '../../platform/Observable';
import { failureReason, type RemoteFailure } from '../../platform/remoteFailure';
import { useBeside } from '../desk/beside';
import { useContactStore } from '../store/useContactStore';
import type { Predicate } from '../store/ContactIndex';
import type { LoadedList } from '../store/ContactList';
import { nextSort, type Sort } from '../model/columns';
import { columnWidths } from './columnWidths';
import styles from './ContactsPanel.module.css';
import { ContactsTable } from './ContactsTable';
import { ListTools } from './ListTools';
import { ListToolbar, useBarHeight } from './ListToolbar';
import { NoMatch } from './NoMatch';
import { KeptScroll, SteadyDesk, useListPosition } from './useListPosition';
import { useRowActions } from './useRowActions';
import { focusRow } from '../desk/useRowFocus';
import { useShownContact } from './useShownContact';
import { useShownList, type ShownList } from './useShownList';

/** For what stands in the place of the panel while it loads. */
export const panelStyles = styles;

interface ContactsPanelProps {
  list: LoadedList;
  /** Where the list is a part of the whole on another page: whom it holds, and its title there. */
  within?: Predicate;
  title?: string;
  /** Loads the list again, after a part of it has failed. */
  onTryAgain: () => void;
}

/** Search, filter, count, export and table. All read one array, so that the file holds what is shown. */
export function ContactsPanel({ list, within, title, onTryAgain }: ContactsPanelProps) {
  const top = useRef<HTMLElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const isPart = within !== undefined;
  useBarHeight(top, toolbar);
  const shown = useShownList(list, within);
  const { search, view, save, visible, rows, places } = shown;
  const { isFilterOpen, setFilterOpen } = shown;
  const [widths] = useState(() => columnWidths(list.contacts));
  const isWhole = list.kind === 'all';
  const { activeId, setActiveId, tabStop } = useListPosition(shown, isWhole, isPart);
  const store = useContactStore();
  const selected = useObservable(store.selection);
  // Those that were deleted count again once they are back.
  const hasSelected = selected.size > 0 && list.contacts.some(({ id }) => selected.has(id));
  // Rows are to be selected, though none is yet.
  const [isChoosing, setChoosing] = useState(false);
  if (isChoosing && hasSelected) setChoosing(false);
  const leaving = useObservable(store.pendingDeletion);
  const beside = useBeside();
  const { shownId, follow } = useShownContact(beside, setActiveId);

  const changes = useListChanges({ shown, top, setActiveId });
  const { searchFor, sortBy, filterBy, closeFilter } = changes;

  /** From the search (R15.6): down leads to the first row, Enter opens the first hit. */
  const enterList = (event: KeyboardEvent) => {
    const first = rows[0];
    const isEnter = event.key === 'Enter' && search.trim() !== '';
    if (!first || isModified(event) || isComposing(event.nativeEvent)) return;
    if (!isEnter && event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusRow(first.id, follow, tabStop);
    if (isEnter) tabStop.current?.click();
  };

  const open = useRowActions({ rows, shownId, tabStop, setActiveId, follow, save });
  useActions({
    filter: () => (isFilterOpen ? closeFilter() : setFilterOpen(true)),
  });

  return (
    <section
      ref={top}
      className={clsx(
        styles.panel,
        (isChoosing || hasSelected) && styles.selecting,
        beside && styles.beside,
      )}
      aria-label="Contacts"
      data-part="list"
    >
      <ListToolbar
        ref={toolbar}
        {...{ list, shown, title, isPart, selected, hasSelected, searchBox }}
        isChoosing={isChoosing}
        onChoose={setChoosing}
        onSearch={searchFor}
        onSort={sortBy}
        onKeyDown={enterList}
      />
      <ShownFilter {...{ list, shown }} onFilter={filterBy} onClose={closeFilter} />
      {list.kind === 'incomplete' && <Incomplete failure={list.failure} onTryAgain={onTryAgain} />}
      <KeptScroll view={view} />
      <SteadyDesk panel={top} tabStop={tabStop} isDesk={beside !== null} />
      {rows.length > 0 ? (
        <ContactsTable
          {...{ search, places, widths, tabStop, activeId, selected, leaving, shownId, isWhole }}
          contacts={rows}
          hasClose={shown.close.length > 0}
          above={`${String(shown.filters !== null && isFilterOpen)} ${shown.filter}`}
          sort={shown.shownSort}
          onActive={setActiveId}
          onMove={follow}
          onSort={(column) => sortBy(nextSort(shown.shownSort, column))}
          onLeave={() => searchBox.current?.focus()}
          onOpen={({ id }, isByKey) => open(id, isByKey)}
        />
      ) : (
        <NoMatch
          {...{ list, search }}
          filters={filterState(shown)}
          onSearch={changes.searchAgain}
          onClearFilters={changes.clearFilters}
        />
      )}
      <ListTools
        {...{ list, visible, rows, places, selected, isChoosing, setActiveId }}
        panel={top}
        onChosen={() => setChoosing(false)}
        returnFocus={() => {
          (tabStop.current ?? searchBox.current)?.focus({ preventScroll: true });
        }}
      />
    </section>
  );
}

function filterState({ filter, filters, areFiltersLost, found }: ShownList) {
  if (filter === '') return 'none';
  if (!filters) return areFiltersLost ? 'lost' : 'wait';
  return found.length > 0 ? 'hold' : 'idle';
}

interface ShownFilterProps {
  list: LoadedList;
  shown: ShownList;
  onFilter: (filter: string) => void;
  onClose: () => void;
}

/** The filter and its chips, once their code is here. */
function ShownFilter({ list, shown, onFilter, onClose }: ShownFilterProps) {
  const { filter, filters, found, visible, isFilterOpen } = shown;
  if (!filters) {
    return (
      isFilterOpen && (
        <p className={styles.wait} role="status">
          Looking through your contacts...
        </p>
      )
    );
  }
  return (
    <filters.Filters
      {...{ found, filter, onFilter, onClose }}
      contacts={list.contacts}
      shown={visible.length}
      isOpen={isFilterOpen}
    />
  );
}

/** Not all contacts could be loaded. */
function Incomplete(props: { failure: RemoteFailure; onTryAgain: () => void }) {
  return (
    <MessageBox
      kind="error"
      action={<TryAgainButton variant="quiet" onTryAgain={props.onTryAgain} />}
    >
      {`We could only load some of your contacts. ${failureReason(props.failure)}`}
    </MessageBox>
  );
}

interface Changed {
  shown: ShownList;
  top: RefObject<HTMLElement | null>;
  setActiveId: (id: string) => void;
}

/** What changes which contacts are shown. A new search, sort or filter is read from its first row. */
function useListChanges({ shown, top, setActiveId }: Changed) {
  const backToTop = () => {
    setActiveId('');
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  return {
    searchFor: (text: string) => {
      shown.setSearch(text);
      backToTop();
    },
    sortBy: (sort: Sort | null) => {
      shown.setSort(sort);
      backToTop();
    },
    filterBy: (next: string) => {
      shown.setFilter(next);
      backToTop();
    },
    closeFilter: () => {
      shown.setFilterOpen(false);
    },
    clearFilters: () => {
      shown.setFilter('');
    },
    searchAgain: (text: string) => {
      shown.setSearch(text);
    },
  };
}
