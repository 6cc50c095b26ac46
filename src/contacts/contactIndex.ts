import type { Contact } from './contact';
import {
  isRefinementOf,
  parsedSearch,
  rankOf,
  searchTextOf,
  type Rank,
  type Search,
  type SearchText,
} from './search';
import {
  DEFAULT_SORT,
  firstDirection,
  isDate,
  type Direction,
  type Sort,
  type SortColumn,
} from './columns';

/** Contacts with what searching and sorting them needs, worked out once and kept. */
export interface ContactIndex {
  /**
   * The contacts that match the search, sorted (R10.12, R10.13). Where no sort was chosen the best match
   * comes first (R15.5), and the newest among equals. The same question gets the same array.
   */
  readonly visible: (search: string, sort: Sort | null) => readonly Contact[];
  /** Short tasks that together work out a column's order ahead of the first click on its header. */
  readonly preparation: (column: SortColumn) => readonly (() => void)[];
}

// Case does not count, accents do; "Floor 9" comes before "Floor 10".
const collator = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true });

const made = new WeakMap<readonly Contact[], ContactIndex>();

/** The index of a list, made at the first call: its table and its export read the same arrays (R10.14). */
export function contactIndexOf(contacts: readonly Contact[]): ContactIndex {
  const index = made.get(contacts) ?? createContactIndex(contacts);
  made.set(contacts, index);
  return index;
}

/** Sorts nothing yet: a column is put in order when it is first asked for, or prepared. */
export function createContactIndex(contacts: readonly Contact[]): ContactIndex {
  const { orderOf, preparation } = createOrders(
    contacts.map((contact, position) => ({ position, contact, searched: searchTextOf(contact) })),
  );
  let path: Answer[] = [];

  const visible = (text: string, sort: Sort | null): readonly Contact[] => {
    const order = orderOf(sort ?? DEFAULT_SORT);
    const isRanked = sort === null && text.trim() !== '';
    const search = parsedSearch(text);
    // A longer search can only find fewer: one more letter looks at the last hits alone, and one that is
    // taken back has its answer.
    path = path.filter(
      (shorter) => shorter.order === order && isRefinementOf(search, shorter.search),
    );
    const known = path.findLast((one) => one.text === text && one.isRanked === isRanked);
    if (known) return known.visible;
    const candidates = path.at(-1)?.found ?? order;
    const found: Entry[] = [];
    const byRank: Record<Rank, Contact[]> = { 0: [], 1: [], 2: [] };
    for (const entry of candidates) {
      const rank = rankOf(search, entry.searched);
      if (rank === null) continue;
      found.push(entry);
      byRank[isRanked ? rank : 0].push(entry.contact);
    }
    const visible = isRanked ? byRank[0].concat(byRank[1], byRank[2]) : byRank[0];
    path.push({ text, search, order, isRanked, found, visible });
    return visible;
  };
  return { visible, preparation };
}

interface Entry extends Positioned {
  contact: Contact;
  searched: SearchText;
}

interface Answer {
  text: string;
  search: Search;
  order: readonly Entry[];
  isRanked: boolean;
  found: readonly Entry[];
  visible: readonly Contact[];
}

interface Orders {
  orderOf: (sort: Sort) => readonly Entry[];
  preparation: ContactIndex['preparation'];
}

/** How many entries of a column are put in order at a time, when it is prepared: some 2 ms of work. */
const SLICE = 2_000;

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
  if (isDate(column)) {
    return sortedColumn(
      entries,
      ({ contact }) => contact[column]?.getTime() ?? null,
      (a, b) => a - b,
    );
  }
  return sortedColumn(entries, ({ contact }) => contact[column] || null, collator.compare);
}

/** Anything that knows its position in the list as loaded, from 0. */
interface Positioned {
  readonly position: number;
}

interface SortedColumn<Item extends Positioned> {
  /** Items of equal value, each group as loaded, from the least value to the greatest. */
  groups: readonly (readonly Item[])[];
  missing: readonly Item[];
}

/** Sorts items by a value (`null`: missing). A value that occurs often is compared once. */
export function sortedColumn<Item extends Positioned, Value>(
  items: readonly Item[],
  valueOf: (item: Item) => Value | null,
  compare: (a: Value, b: Value) => number,
): SortedColumn<Item> {
  const byValue = new Map<Value, Item[]>();
  const missing: Item[] = [];
  for (const item of items) {
    const value = valueOf(item);
    if (value === null) missing.push(item);
    else if (!byValue.get(value)?.push(item)) byValue.set(value, [item]);
  }
  const groups: Item[][] = [];
  let before: Value | undefined;
  for (const value of [...byValue.keys()].sort(compare)) {
    const group = byValue.get(value) ?? [];
    const last = groups.at(-1);
    // "ACME" and "Acme" are two values but equal to the comparison: together, in the order as loaded.
    if (last && before !== undefined && compare(before, value) === 0) {
      groups[groups.length - 1] = [...last, ...group].sort((a, b) => a.position - b.position);
    } else groups.push(group);
    before = value;
  }
  return { groups, missing };
}

/** All items in order. Equal ones stay as loaded and missing ones go last, in both directions. */
export function columnOrder<Item extends Positioned>(
  { groups, missing }: SortedColumn<Item>,
  direction: Direction,
): readonly Item[] {
  return [...(direction === 'asc' ? groups : groups.toReversed()), missing].flat();
}
