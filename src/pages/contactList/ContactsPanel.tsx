import { useMemo, useRef } from 'react';
import { MessageBox } from '../../ui/MessageBox';
import { TryAgainButton } from '../../ui/TryAgainButton';
import { failureReason } from '../../lib/remoteFailure';
import type { ContactListState } from '../../contacts/queries';
import { createContactIndex } from '../../contacts/index';
import styles from './ContactsPanel.module.css';
import { ContactsTable } from './ContactsTable';
import { CountLine } from './CountLine';
import { ExportButton } from './ExportButton';
import { nextSort } from '../../contacts/columns';
import { NoMatch } from './NoMatch';
import { SearchBox } from './SearchBox';
import { useListPosition } from './useListPosition';
import { useListQuery } from './useListQuery';
import { usePreparedSorts } from './usePreparedSorts';

interface ContactsPanelProps {
  list: Extract<ContactListState, { contacts: unknown }>;
  /** Loads the list again, after a part of it has failed. */
  onTryAgain: () => void;
}

/**
 * Search, count, export and table. All of them read one array, `visible`, so that what is exported is
 * exactly what is shown.
 */
export function ContactsPanel({ list, onTryAgain }: ContactsPanelProps) {
  const { search, sort, address, setSearch, setSort } = useListQuery();
  const top = useRef<HTMLElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);

  const index = useMemo(() => createContactIndex(list.contacts), [list.contacts]);
  // Not deferred: the list of ten thousand is ready for the same frame as the letter in the box.
  const visible = useMemo(() => index.visible(search, sort), [index, search, sort]);
  usePreparedSorts(index, list.kind === 'all');
  const { activeId, setActiveId } = useListPosition(address, visible);

  /** A new search or sort is read from its first row. */
  const backToTop = () => {
    setActiveId('');
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };

  return (
    <section ref={top} className={styles.panel} aria-label="Contacts">
      <div className={styles.toolbar}>
        <SearchBox
          ref={searchBox}
          value={search}
          onChange={(text) => {
            setSearch(text);
            backToTop();
          }}
        />
        <ExportButton contacts={visible} kind={list.kind} />
        <CountLine shown={visible.length} total={list.contacts.length} kind={list.kind} />
      </div>
      {list.kind === 'incomplete' && (
        <MessageBox
          kind="error"
          action={<TryAgainButton variant="quiet" onTryAgain={onTryAgain} />}
        >
          Only your newest contacts could be loaded. {failureReason(list.failure)}
        </MessageBox>
      )}
      {visible.length > 0 ? (
        <ContactsTable
          contacts={visible}
          sort={sort}
          onSort={(column) => {
            setSort(nextSort(sort, column));
            backToTop();
          }}
          activeId={activeId}
          onActive={setActiveId}
        />
      ) : (
        <NoMatch
          kind={list.kind}
          onClear={() => {
            setSearch('');
            // The button goes away with the search.
            searchBox.current?.focus();
          }}
        />
      )}
    </section>
  );
}
