import { clsx } from 'clsx';
import { useState, type CSSProperties } from 'react';
import { failureReason, type RemoteFailure } from '../../platform/remoteFailure';
import { useKeys } from '../../ui/keys';
import { MessageBox } from '../../ui/MessageBox';
import { TryAgainButton } from '../../ui/TryAgainButton';
import { useDetailPane } from '../desk/detailPane';
import { FilterRow } from '../filter/FilterRow';
import { columnWidths, FEWEST_MEASURED } from './columnWidths';
import styles from './ContactsPanel.module.css';
import { ContactsTable } from './ContactsTable';
import { ListTools } from './ListTools';
import { ListToolbar } from './ListToolbar';
import { NoMatch } from './NoMatch';
import { KeptScroll, DeskScrollAnchor } from './ScrollAnchor';
import { ListModelContext, useListModel, useNewListModel } from './useListModel';

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
  const model = useNewListModel();
  const { list, rows, panel, tabStop } = model;
  const [measured, setMeasured] = useState<{ widths: CSSProperties | undefined }>();
  // Once: a column moves no more. The first few, which come by themselves, say little of the rest.
  if (!measured && list.contacts.length >= FEWEST_MEASURED) {
    setMeasured({ widths: columnWidths(list.contacts) });
  }
  const pane = useDetailPane();
  useKeys('list', { filter: model.pressFilter });
  return (
    <ListModelContext value={model}>
      <section
        ref={panel}
        className={clsx(
          styles.panel,
          (model.isChoosing || model.chosen.length > 0) && styles.selecting,
          pane && styles.beside,
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
        <DeskScrollAnchor panel={panel} tabStop={tabStop} isDesk={pane !== null} />
        {rows.length > 0 ? <ContactsTable widths={measured?.widths} /> : <NothingShown />}
        <ListTools />
      </section>
    </ListModelContext>
  );
}

/** In the table's place. */
function NothingShown() {
  const { list, query, found, ask } = useListModel();
  const { search, filter } = query;
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
  const { list, among, query, found, visible, selected, isFilterShown, filterRow, ask, dispatch } =
    useListModel();
  if (!isFilterShown) return null;
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
