import type { CSSProperties, RefObject } from 'react';
import type { Contact } from '../contact';
import { nextSort, type Sort } from './columns';
import { ContactsTable } from './ContactsTable';
import styles from './ListRows.module.css';
import type * as listTools from './ListTools';
import type { ShownList } from './useShownList';

interface ListRowsProps {
  shown: ShownList;
  /** Of the columns: the same as long as the page stands. */
  widths: CSSProperties | undefined;
  tools: typeof listTools | null;
  /** Hold the rows, and what stands above them. */
  panel: RefObject<HTMLElement | null>;
  toolbar: RefObject<HTMLElement | null>;
  /** The link that the Tab key enters at, and the id of its contact. */
  tabStop: RefObject<HTMLAnchorElement | null>;
  activeId: string;
  onActive: (id: string) => void;
  /** To another row by the keyboard. */
  onMove: (id: string) => void;
  onSort: (sort: Sort | null) => void;
  /** Up from the first row. */
  onLeave: () => void;
  onOpen: (contact: Contact, isByKey: boolean) => void;
  selected: ReadonlySet<string>;
  /** The ids of contacts whose deletion is under way. */
  leaving: ReadonlySet<string>;
  /** The contact that stands beside the list; '' for none. */
  shownId: string;
}

/** The table, and what leads through its months and letters. */
export function ListRows({ shown, tools, panel, toolbar, onSort, ...keys }: ListRowsProps) {
  const { search, filter, filters, isFilterOpen, rows, places, close, shownSort } = shown;
  const { tabStop, onActive, onMove } = keys;
  return (
    <div className={styles.rows}>
      <ContactsTable
        {...keys}
        search={search}
        contacts={rows}
        places={places}
        markClose={close.length > 0 ? tools?.markClose : undefined}
        above={`${String(filters !== null && isFilterOpen)} ${filter}`}
        sort={shownSort}
        onSort={(column) => {
          onSort(nextSort(shownSort, column));
        }}
      />
      {tools && <tools.Groups {...{ panel, toolbar, rows, places, tabStop, onActive, onMove }} />}
    </div>
  );
}
