import type { CSSProperties, RefObject } from 'react';
import type { Contact } from '../contact';
import { nextSort, type Sort } from './columns';
import { ContactsTable } from './ContactsTable';
import styles from './ListRows.module.css';
import type * as listTools from './ListTools';
import type { ShownList } from './useShownList';

interface ListRowsProps {
  shown: ShownList;
  /** The widths of the columns, which do not change while the page is shown. */
  widths: CSSProperties | undefined;
  tools: typeof listTools | null;
  /** Contain the rows and the toolbar. */
  panel: RefObject<HTMLElement | null>;
  toolbar: RefObject<HTMLElement | null>;
  /** The link that Tab enters, and its contact's id. */
  tabStop: RefObject<HTMLAnchorElement | null>;
  activeId: string;
  onActive: (id: string) => void;
  /** A key leads to a row. */
  onMove: (id: string) => void;
  onSort: (sort: Sort | null) => void;
  /** Up on the first row. */
  onLeave: () => void;
  onOpen: (contact: Contact, isByKey: boolean) => void;
  selected: ReadonlySet<string>;
  /** The ids of contacts that are being deleted. */
  leaving: ReadonlySet<string>;
  /** The contact beside the list; '' for none. */
  shownId: string;
}

/** The table, and the ways to its months and letters. */
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
