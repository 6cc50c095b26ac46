import type { Contact } from './contact';
import { columnOrder, sortedColumn, type SortedColumn } from './order';
import {
  matches,
  isRefinementOf,
  parsedSearch,
  searchTextOf,
  type Search,
  type SearchText,
} from './search';
import { firstDirection, type Sort, type SortColumn } from './columns';

/** Contacts with what searching and sorting them needs, worked out once and kept. */
export interface ContactIndex {
  /**
   * The contacts that match the search, sorted (R10.12, R10.13). Every word must
   * be found in some text field, or in the phone's digits when it can be a piece of a phone number. The
   * same array comes back for the same question.
   */
  readonly visible: (search: string, sort: Sort) => readonly Contact[];
  /** Short tasks that together work out a column's order ahead of the first click on its header. */
  readonly preparation: (column: SortColumn) => readonly (() => void)[];
}

// Case does not count, accents do; "Floor 9" comes before "Floor 10".
const collator = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true });

/** Sorts nothing yet: a column is put in order when it is first asked for, or prepared. */
export function createContactIndex(contacts: readonly Contact[]): ContactIndex {
  const { orderOf, preparation } = createOrders(
    contacts.map((contact, place) => ({ place, contact, searched: searchTextOf(contact) })),
  );
  let last: Answer | null = null;

  const visible = (text: string, sort: Sort): readonly Contact[] => {
    const order = orderOf(sort);
    if (last?.text === text && last.order === order) return last.visible;
    const search = parsedSearch(text);
    // A longer search can only find fewer: one more key press looks at the last hits alone.
    const among = last?.order === order && isRefinementOf(search, last.search) ? last.found : order;
    const found = among.filter(({ searched }) => matches(search, searched));
    last = { text, search, order, found, visible: found.map(({ contact }) => contact) };
    return last.visible;
  };
  return { visible, preparation };
}

interface Entry {
  place: number;
  contact: Contact;
  searched: SearchText;
}

/** The last question and its answer. */
interface Answer {
  text: string;
  search: Search;
  order: readonly Entry[];
  found: readonly Entry[];
  visible: readonly Contact[];
}

interface Orders {
  /** All entries in that order. */
  orderOf: (sort: Sort) => readonly Entry[];
  preparation: ContactIndex['preparation'];
}

/** How many entries of a column are put in order at a time, when it is prepared: some 2 ms of work. */
const SLICE = 2_000;

/** The orders of entries. Each column is sorted once. */
function createOrders(entries: readonly Entry[]): Orders {
  const columns = new Map<SortColumn, SortedColumn<Entry>>();
  const orders = new Map<string, readonly Entry[]>();

  const orderOf = ({ column, direction }: Sort) => {
    const key = `${column} ${direction}`;
    const known = orders.get(key);
    if (known) return known;
    const sorted = columns.get(column) ?? sortedBy(entries, column);
    const order = columnOrder(sorted, direction);
    columns.set(column, sorted);
    orders.set(key, order);
    return order;
  };

  const preparation = (column: SortColumn) => {
    const sorted: (readonly Entry[])[] = [];
    const slices = Array.from({ length: Math.ceil(entries.length / SLICE) }, (_, number) => () => {
      if (columns.has(column)) return;
      const slice = entries.slice(number * SLICE, (number + 1) * SLICE);
      sorted.push(columnOrder(sortedBy(slice, column), 'asc'));
    });
    return [
      ...slices,
      () => {
        // `sort` finds the ordered slices and merely merges them.
        if (!columns.has(column)) columns.set(column, sortedBy(sorted.flat(), column));
        orderOf({ column, direction: firstDirection(column) });
      },
    ];
  };
  return { orderOf, preparation };
}

function sortedBy(entries: readonly Entry[], column: SortColumn): SortedColumn<Entry> {
  if (column === 'createdAt') {
    return sortedColumn(
      entries,
      ({ contact }) => contact.createdAt?.getTime() ?? null,
      (a, b) => a - b,
    );
  }
  return sortedColumn(entries, ({ contact }) => contact[column] || null, collator.compare);
}
