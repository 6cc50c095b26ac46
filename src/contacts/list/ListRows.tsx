import type { RefObject } from 'react';
import { nextSort, type Sort } from './columns';
import { ContactsTable, type ContactsTableProps } from './ContactsTable';
import styles from './ListRows.module.css';
import type * as listTools from './ListTools';
import type { ShownList } from './useShownList';

type FromShown = 'search' | 'contacts' | 'places' | 'markClose' | 'above' | 'sort';

interface ListRowsProps extends Omit<ContactsTableProps, FromShown | 'onSort'> {
  shown: ShownList;
  tools: typeof listTools | null;
  /** Contain the rows and the toolbar. */
  panel: RefObject<HTMLElement | null>;
  toolbar: RefObject<HTMLElement | null>;
  onSort: (sort: Sort | null) => void;
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
        onSort={(column) => onSort(nextSort(shownSort, column))}
      />
      {tools && <tools.Groups {...{ panel, toolbar, rows, places, tabStop, onActive, onMove }} />}
    </div>
  );
}
