import { nextSort, type Sort } from '../model/columns';
import { ContactsTable, type ContactsTableProps } from './ContactsTable';
import type * as listTools from './ListTools';
import type { ShownList } from './useShownList';

type FromShown = 'search' | 'contacts' | 'places' | 'markClose' | 'above' | 'sort';

interface ListRowsProps extends Omit<ContactsTableProps, FromShown | 'onSort'> {
  shown: ShownList;
  tools: typeof listTools | null;
  onSort: (sort: Sort | null) => void;
}

/** The table of what is shown. */
export function ListRows({ shown, tools, onSort, ...keys }: ListRowsProps) {
  const { search, filter, filters, isFilterOpen, rows, places, close, shownSort } = shown;
  return (
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
  );
}
