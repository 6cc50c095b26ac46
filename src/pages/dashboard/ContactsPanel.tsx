import { useMemo, useRef } from 'react';
import { Button } from '../../components/Button';
import { MessageBox } from '../../components/MessageBox';
import { failureReason } from '../../lib/remoteFailure';
import type { ContactListState } from '../../userMemory/ContactList';
import { createContactIndex, nextSort, visibleContacts } from './contactIndex';
import styles from './ContactsPanel.module.css';
import { ContactsTable } from './ContactsTable';
import { CountLine } from './CountLine';
import { ExportButton } from './ExportButton';
import { SearchBox } from './SearchBox';
import { useDashboardPlace } from './useDashboardPlace';
import { useListQuery } from './useListQuery';

interface ContactsPanelProps {
  list: Extract<ContactListState, { contacts: unknown }>;
  /** Loads the list again, after a part of it has failed. */
  onReload: () => void;
}

/**
 * Search, count, export and table. All of them read one array, `visible`, so that what is exported is
 * exactly what is shown.
 */
export function ContactsPanel({ list, onReload }: ContactsPanelProps) {
  const { search, sort, address, setSearch, setSort } = useListQuery();
  const top = useRef<HTMLElement>(null);

  const index = useMemo(() => createContactIndex(list.contacts), [list.contacts]);
  // Not deferred: the list of ten thousand is ready for the same frame as the letter in the box.
  const visible = useMemo(() => visibleContacts(index, search, sort), [index, search, sort]);
  const { activeId, setActiveId } = useDashboardPlace(address, visible);

  /** A new search or sort is read from its first row. */
  const backToTop = () => {
    setActiveId('');
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };

  return (
    <section ref={top} className={styles.panel} aria-label="Contacts">
      <div className={styles.toolbar}>
        <SearchBox
          value={search}
          onChange={(text) => {
            setSearch(text);
            backToTop();
          }}
        />
        <ExportButton contacts={visible} kind={list.kind} />
      </div>
      {list.kind === 'incomplete' && (
        <MessageBox kind="error">
          Only your newest contacts could be loaded. {failureReason(list.failure)}{' '}
          <Button variant="quiet" onClick={onReload}>
            Try Again
          </Button>
        </MessageBox>
      )}
      <CountLine shown={visible.length} total={list.contacts.length} kind={list.kind} />
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
        <div className={styles.nothing}>
          <p>No business cards match your search.</p>
          <Button
            onClick={() => {
              setSearch('');
            }}
          >
            Clear Search
          </Button>
        </div>
      )}
    </section>
  );
}
