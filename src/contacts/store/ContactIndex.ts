import { DEFAULT_SORT, type Sort, type SortColumn, firstDirection } from '../list/columns';
import type { Contact } from '../contact';
import {
  isRefinementOf,
  parsedSearch,
  rankOf,
  searchTextOf,
  type Rank,
  type Search,
  type SearchText,
} from '../list/search';
import { columnOrder, comparison, newestFirst, sortedColumn, turned } from './order';

/** Contacts by their ids, put or, as `null`, removed. */
export type Changes = ReadonlyMap<string, Contact | null>;

interface Entry {
  contact: Contact;
  searched: SearchText;
}

/** What a search found. A longer search looks through `found` alone; a letter taken back has its answer. */
interface Answer {
  text: string;
  search: Search;
  sort: string;
  isRanked: boolean;
  found: readonly Entry[];
  visible: readonly Contact[];
}

interface Order {
  sort: Sort;
  entries: readonly Entry[];
}

/** With more changes than this, sorting afresh is quicker than putting each in its place. */
const MANY = 500;

/**
 * Contacts with what searching and sorting them needs. It never changes: `with` gives a new one, which takes
 * over each order and each answer that the changes leave as it is.
 */
export class ContactIndex {
  /** All of them, the newest first. */
  readonly contacts: readonly Contact[];
  readonly #orders: Map<string, Order>;
  #answers: readonly Answer[];

  private constructor(orders: Map<string, Order>, answers: readonly Answer[]) {
    this.#orders = orders;
    this.#answers = answers;
    this.contacts = this.#orderOf(DEFAULT_SORT).map(({ contact }) => contact);
  }

  static of(contacts: readonly Contact[]): ContactIndex {
    const entries = contacts.toSorted(newestFirst).map(entryOf);
    return new ContactIndex(new Map([[keyOf(DEFAULT_SORT), { sort: DEFAULT_SORT, entries }]]), []);
  }

  /**
   * The contacts that match the search, sorted (R10.12, R10.13). Where no sort was chosen the best match
   * comes first (R15.5), and the newest among equals. The same question gets the same array.
   */
  visible(text: string, sort: Sort | null): readonly Contact[] {
    const isRanked = sort === null && text.trim() !== '';
    const search = parsedSearch(text);
    const asked = sort ?? DEFAULT_SORT;
    const key = keyOf(asked);
    this.#answers = this.#answers.filter(
      (shorter) => shorter.sort === key && isRefinementOf(search, shorter.search),
    );
    const known = this.#answers.findLast((one) => one.text === text && one.isRanked === isRanked);
    if (known) return known.visible;
    const found: Entry[] = [];
    const byRank: Record<Rank, Contact[]> = { 0: [], 1: [], 2: [] };
    for (const entry of this.#answers.at(-1)?.found ?? this.#orderOf(asked)) {
      const rank = rankOf(search, entry.searched);
      if (rank === null) continue;
      found.push(entry);
      byRank[isRanked ? rank : 0].push(entry.contact);
    }
    const visible = isRanked ? byRank[0].concat(byRank[1], byRank[2]) : byRank[0];
    this.#answers = [...this.#answers, { text, search, sort: key, isRanked, found, visible }];
    return visible;
  }

  /** Sorts by a column ahead of the first click on its header. */
  prepare(column: SortColumn): void {
    this.#orderOf({ column, direction: firstDirection(column) });
  }

  /** The index after these changes; `held` are the contacts that they replace or remove. */
  with(changes: Changes, held: readonly Contact[]): ContactIndex {
    const put = [...changes.values()].filter((contact) => contact !== null);
    if (changes.size > MANY) {
      return ContactIndex.of([...this.contacts.filter(({ id }) => !changes.has(id)), ...put]);
    }
    const added = put.map(entryOf);
    const orders = new Map(
      [...this.#orders].map(([key, { sort, entries }]) => {
        const left = entries.filter(({ contact }) => !changes.has(contact.id));
        for (const entry of added) insert(left, entry, comparison(sort));
        return [key, { sort, entries: left }];
      }),
    );
    const touched = [...held.map(entryOf), ...added];
    // What a change neither leaves nor enters stays the same array, and nothing is drawn again.
    const answers = this.#answers.filter(({ search }) =>
      touched.every(({ searched }) => rankOf(search, searched) === null),
    );
    return new ContactIndex(orders, answers);
  }

  #orderOf(sort: Sort): readonly Entry[] {
    const key = keyOf(sort);
    const known = this.#orders.get(key);
    if (known) return known.entries;
    const direction = sort.direction === 'asc' ? 'desc' : 'asc';
    const opposite = this.#orders.get(keyOf({ ...sort, direction }))?.entries;
    const newest = this.#orders.get(keyOf(DEFAULT_SORT))?.entries ?? [];
    const entries = opposite
      ? turned(opposite, sort.column)
      : columnOrder(sortedColumn(newest, sort.column), sort.direction);
    this.#orders.set(key, { sort, entries });
    return entries;
  }
}

function entryOf(contact: Contact): Entry {
  return { contact, searched: searchTextOf(contact) };
}

function keyOf({ column, direction }: Sort): string {
  return `${column} ${direction}`;
}

/** Puts an entry where the comparison wants it: a binary search. */
function insert(order: Entry[], entry: Entry, compare: (a: Contact, b: Contact) => number): void {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = order[middle];
    if (at && compare(at.contact, entry.contact) < 0) low = middle + 1;
    else high = middle;
  }
  order.splice(low, 0, entry);
}
