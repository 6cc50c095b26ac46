import { clsx } from 'clsx';
import { useState } from 'react';
import { failureReason, type RemoteFailure } from '../../platform/remoteFailure';
import { useKeys } from '../../ui/keys';
import { MessageBox } from '../../ui/MessageBox';
import { TryAgainButton } from '../../ui/TryAgainButton';
import { useBeside } from '../desk/beside';
import type { Predicate } from '../store/ContactIndex';
import type { LoadedList } from '../store/ContactList';
import { columnWidths } from './columnWidths';
import styles from './ContactsPanel.module.css';
import { ContactsTable } from './ContactsTable';
import { ListTools } from './ListTools';
import { ListToolbar } from './ListToolbar';
import { NoMatch } from './NoMatch';
import { KeptScroll, SteadyDesk } from './SteadyRows';
import { ListModelContext, useListModel, useNewListModel, type ListModel } from './useListModel';

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
  const model = useNewListModel(list, within);
  const { rows, panel, tabStop, isFilterOpen, setFilterOpen } = model;
  const [widths] = useState(() => columnWidths(list.contacts));
  const beside = useBeside();
  useKeys('list', { filter: () => setFilterOpen(!isFilterOpen) });
  return (
    <ListModelContext value={model}>
      <section
        ref={panel}
        className={clsx(
          styles.panel,
          (model.isChoosing || model.hasSelected) && styles.selecting,
          beside && styles.beside,
        )}
        aria-label="Contacts"
        data-part="list"
      >
        <ListToolbar title={title} />
        <ShownFilter />
        {list.kind === 'incomplete' && (
          <Incomplete failure={list.failure} onTryAgain={onTryAgain} />
        )}
        <KeptScroll />
        <SteadyDesk panel={panel} tabStop={tabStop} isDesk={beside !== null} />
        {rows.length > 0 ? <ContactsTable widths={widths} /> : <NothingShown />}
        <ListTools />
      </section>
    </ListModelContext>
  );
}

/** In the table's place. */
function NothingShown() {
  const { list, query, ask, ...shown } = useListModel();
  const { search, filter } = query;
  return (
    <NoMatch
      {...{ list, search }}
      filters={filterState(filter, shown)}
      onSearch={(text) => ask({ type: 'search', text })}
      onClearFilters={() => ask({ type: 'filter', filter: '' })}
    />
  );
}

type Filtered = Pick<ListModel, 'filters' | 'areFiltersLost' | 'found'>;

function filterState(filter: string, { filters, areFiltersLost, found }: Filtered) {
  if (filter === '') return 'none';
  if (!filters) return areFiltersLost ? 'lost' : 'wait';
  return found.length > 0 ? 'hold' : 'idle';
}

/** The filter and its chips, once their code is here. */
function ShownFilter() {
  const { list, query, filters, found, visible, isFilterOpen, setFilterOpen, ask } = useListModel();
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
      contacts={list.contacts}
      found={found}
      shown={visible.length}
      filter={query.filter}
      isOpen={isFilterOpen}
      onFilter={(filter) => ask({ type: 'filter', filter })}
      onClose={() => setFilterOpen(false)}
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
