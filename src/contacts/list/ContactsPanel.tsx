import { clsx } from 'clsx';
import { useLayoutEffect, useState, type CSSProperties } from 'react';
import { failureReason } from '../../platform/remoteFailure';
import { useKeys } from '../../ui/keys';
import { MessageBox } from '../../ui/MessageBox';
import { TryAgainButton } from '../../ui/TryAgainButton';
import { useDetailPane } from '../desk/detailPane';
import { FilterRow } from '../filter/FilterRow';
import { useFilterRow } from '../filter/useFilterRow';
import { useContactStore } from '../store/useContactStore';
import { useListView, useView } from '../store/view/useView';
import { columnWidths, FEWEST_MEASURED } from './columnWidths';
import styles from './ContactsPanel.module.css';
import { ContactsTable } from './ContactsTable';
import { ListTools } from './ListTools';
import { ListToolbar } from './ListToolbar';
import { NoMatch } from './NoMatch';
import { KeptScroll, DeskScrollAnchor } from './ScrollAnchor';
import { ListElementsContext, newListElements, useAsk, useListElements } from './listElements';

/** For what stands in the place of the panel while it loads. */
export const panelStyles = styles;

interface ContactsPanelProps {
  /** Where the list is a part of the whole on another page. */
  title?: string;
  /** Loads the list again, after a part of it has failed. */
  onTryAgain: () => void;
}

/** Search, filter, count, export and table. All read one array, so that the file holds what is shown. */
export function ContactsPanel({ title, onTryAgain }: ContactsPanelProps) {
  const [elements] = useState(newListElements);
  const { panel, tabStop, filterRow } = elements;
  const isSelecting = useView((view) => view.isSelecting);
  const pressFilter = useFilterRow(filterRow);
  const pane = useDetailPane();
  useKeys('list', { filter: pressFilter });
  return (
    <ListElementsContext value={elements}>
      <section
        ref={panel}
        className={clsx(styles.panel, isSelecting && styles.selecting, pane && styles.beside)}
        aria-label="Contacts"
        data-part="list"
      >
        <ListToolbar title={title} onFilter={pressFilter} />
        <ShownFilter />
        <Incomplete onTryAgain={onTryAgain} />
        <KeptScroll />
        <DeskScrollAnchor panel={panel} tabStop={tabStop} isDesk={pane !== null} />
        <Rows />
        <ListTools />
      </section>
    </ListElementsContext>
  );
}

/** The table, or what stands in its place. */
function Rows() {
  const view = useListView();
  const store = useContactStore();
  const { list, rows, predicate } = useView(({ contents }) => contents);
  const { search, sort } = useView(({ state }) => state.query);
  const [measured, setMeasured] = useState<{ widths: CSSProperties | undefined }>();
  // Once: a column moves no more. The first few, which come by themselves, say little of the rest.
  if (!measured && list.contacts.length >= FEWEST_MEASURED) {
    setMeasured({ widths: columnWidths(list.contacts) });
  }
  useLayoutEffect(() => {
    // Hidden before all contacts are loaded, this effect does not run again.
    view.show(list.kind === 'all' ? () => rows : () => store.visible(search, sort, predicate));
  }, [view, store, search, sort, predicate, rows, list.kind]);
  return rows.length > 0 ? <ContactsTable widths={measured?.widths} /> : <NothingShown />;
}

function NothingShown() {
  const { list, found } = useView(({ contents }) => contents);
  const { search, filter } = useView(({ state }) => state.query);
  const ask = useAsk();
  return (
    <NoMatch
      {...{ list, search }}
      filters={filter === '' ? 'none' : found.length > 0 ? 'hold' : 'idle'}
      onSearch={(text) => ask({ type: 'search', text })}
      onClearFilters={() => ask({ type: 'filter', filter: '' })}
    />
  );
}

/** The row of chips, while something is filtered or to be. */
function ShownFilter() {
  return useView((view) => view.isFilterShown) && <Filter />;
}

function Filter() {
  const { dispatch } = useListView();
  const { list, among, found, visible } = useView(({ contents }) => contents);
  const { query, selected } = useView(({ state }) => state);
  const { filterRow } = useListElements();
  const ask = useAsk();
  const ids = visible.map(({ id }) => id);
  return (
    <FilterRow
      ref={filterRow}
      contacts={list.contacts}
      {...{ among, found }}
      shown={visible.length}
      filter={query.filter}
      onFilter={(filter) => ask({ type: 'filter', filter })}
      areAllSelected={ids.every((id) => selected.has(id))}
      onSelectAll={() => dispatch({ type: 'select', ids })}
    />
  );
}

/** Not all contacts could be loaded. */
function Incomplete({ onTryAgain }: { onTryAgain: () => void }) {
  const list = useView(({ contents }) => contents.list);
  if (list.kind !== 'incomplete') return null;
  return (
    <MessageBox kind="error" action={<TryAgainButton variant="quiet" onTryAgain={onTryAgain} />}>
      {`We could only load some of your contacts. ${failureReason(list.failure)}`}
    </MessageBox>
  );
}
