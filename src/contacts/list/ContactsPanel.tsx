import { clsx } from 'clsx';
import { Trash2 } from 'lucide';
import { Suspense, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactEditPath, contactPath } from '../../routes';
import { runAction, runWhenRegistered, useActions } from '../../ui/actions';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { MessageBox } from '../../ui/MessageBox';
import { SearchBox } from '../../ui/SearchBox';
import { lateCode } from '../../lib/lateCode';
import { optionalPart, useLaterCode } from '../../ui/laterParts';
import { TryAgainButton } from '../../ui/Button';
import { failureReason } from '../../lib/remoteFailure';
import { formatCount } from '../../lib/text';
import { hasRoomForDesk, useBeside, type Beside } from '../desk/beside';
import { useContactStore } from '../store/useContactStore';
import type { ContactList } from '../store/ContactList';
import styles from './ContactsPanel.module.css';
import { ContactsTable } from './ContactsTable';
import { DEFAULT_SORT, nextSort, type Sort } from './columns';
import { ListHeading } from './ListHeading';
import type * as listTools from './ListTools';
import { SortMenu } from './SortMenu';
import { KeptScroll, SteadyDesk, useListPosition } from './useListPosition';
import { useListQuery } from './useListQuery';
import { focusRow, isModified, rowIndex } from './useRowFocus';

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
  /** Loads the list again, after a part of it has failed. */
  onTryAgain: () => void;
}

/** Search, count, export and table. All read one array, so that the file holds what is shown. */
export function ContactsPanel({ list, onTryAgain }: ContactsPanelProps) {
  const { search, sort, view, save, setSearch, setSort } = useListQuery();
  const navigate = useNavigate();
  const top = useRef<HTMLElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);

  const store = useContactStore();
  // Not deferred: the list of ten thousand is ready for the same frame as the letter in the box.
  const visible = store.visible(search, sort);
  const isRanked = sort === null && search.trim() !== '';
  const shownSort = isRanked ? null : (sort ?? DEFAULT_SORT);
  const { activeId, setActiveId, tabStop } = useListPosition(view, visible, list.kind === 'all');
  const selected = useSyncExternalStore(store.subscribe, store.selected);
  const beside = useBeside();
  const { shownId, follow } = useShownContact(beside, setActiveId);
  // Select, copy, open elsewhere: the list is drawn before them.
  const tools = useLaterCode(loadTools);

  /** A new search or sort is read from its first row. */
  const backToTop = () => {
    setActiveId('');
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };

  const sortBy = (next: Sort | null) => {
    setSort(next);
    backToTop();
  };

  /** From the search (R15.6): down leads to the first row, Enter opens the first hit. */
  const enterList = (event: KeyboardEvent) => {
    const first = visible[0];
    const isEnter = event.key === 'Enter' && search.trim() !== '';
    if (!first || isModified(event) || event.nativeEvent.isComposing) return;
    if (!isEnter && event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusRow(first.id, follow, tabStop);
    if (isEnter) tabStop.current?.click();
  };

  const open = (id: string, isByKey: boolean) => {
    save();
    if (hasRoomForDesk()) {
      // The list stays in sight, and a press keeps the focus in it.
      focusRow(id, follow, tabStop);
      if (isByKey && !runAction('enterContact')) runWhenRegistered('enterContact');
    } else {
      setActiveId(id);
    }
    // Of several contacts beside one list the last one stands in the history.
    void navigate(contactPath(id), { replace: beside?.follows === true });
  };

  useActions({
    edit: () => {
      const contact = visible[rowIndex(document.activeElement)];
      // The contact beside it has that too, with the way back to it.
      if (!contact || contact.id === shownId) return false;
      return navigate(contactEditPath(contact.id));
    },
    // A box in a row has the key for itself.
    toggleContact: () => {
      const contact = visible[rowIndex(document.activeElement)];
      const isRow = document.activeElement instanceof HTMLAnchorElement && hasRoomForDesk();
      if (!contact || !isRow) return false;
      if (contact.id === shownId) return runAction('back');
      open(contact.id, false);
      return true;
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
      <div className={styles.toolbar} onBlur={save}>
        <ListHeading />
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
        <CountLine
          shown={visible.length}
          total={list.contacts.length}
          kind={list.kind}
          isRanked={isRanked}
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
      {list.kind === 'incomplete' && (
        <MessageBox
          kind="error"
          action={<TryAgainButton variant="quiet" onTryAgain={onTryAgain} />}
        >
          We could only load your newest contacts. {failureReason(list.failure)}
        </MessageBox>
      )}
      <KeptScroll view={view} />
      <SteadyDesk panel={top} tabStop={tabStop} isDesk={beside !== null} />
      {visible.length > 0 ? (
        <ContactsTable
          search={search}
          contacts={visible}
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
      {tools && (
        <tools.ListTools
          panel={top}
          list={list}
          visible={visible}
          selected={selected}
          returnFocus={() => {
            (tabStop.current ?? searchBox.current)?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}

/**
 * The contact that stands beside the list, '' for none, and what leads to another. The list's
 * place for the keyboard is always that of the contact.
 */
function useShownContact(beside: Beside | null, setActiveId: (id: string) => void) {
  const store = useContactStore();
  const walked = useSyncExternalStore(store.subscribe, store.walked);
  const shownId = beside ? walked || beside.id : '';
  const [known, setKnown] = useState('');
  if (shownId !== known) {
    setKnown(shownId);
    if (shownId) setActiveId(shownId);
  }
  const follow = (id: string) => {
    setActiveId(id);
    if (beside?.follows) store.walkTo(id);
  };
  return { shownId, follow };
}

interface CountLineProps {
  shown: number;
  total: number;
  kind: ShownList['kind'];
  /** Whether the best match comes first. */
  isRanked: boolean;
  /** They say the count too. */
  tools: typeof listTools | null;
}

/** How many of how many contacts are shown, and whether those are all (R2.45). */
function CountLine({ shown, total, kind, isRanked, tools }: CountLineProps) {
  const count = `${formatCount(shown)} of ${formatCount(total)} business cards`;
  const order = isRanked && shown > 1 ? 'Best match first' : '';
  const words = `${count} shown${order && `. ${order}`}`;
  return (
    <p className={styles.count}>
      <span>
        Showing {count}
        {kind === 'newest' && '. Loading the rest...'}
      </span>
      {order && <span className={styles.order}>{order}</span>}
      {tools && <tools.NeedsLook isWhole={kind === 'all'} />}
      <span className="visuallyHidden" role="status">
        {tools && <tools.SaidCount words={words} total={kind === 'all' ? total : undefined} />}
      </span>
    </p>
  );
}

const NO_MATCH: Record<ShownList['kind'], string> = {
  newest: 'No match yet. Still loading the rest of your cards.',
  incomplete:
    'No match in your newest cards. The rest couldn’t be loaded, so they weren’t searched.',
  all: 'No business cards match your search.',
};

/** Stands in the table's place when a search finds nothing, or nothing yet. */
function NoMatch({ kind, onClear }: { kind: ShownList['kind']; onClear: () => void }) {
  return (
    <Card as="div" className={styles.nothing}>
      <p>{NO_MATCH[kind]}</p>
      <Button onClick={onClear}>Clear Search</Button>
    </Card>
  );
}
