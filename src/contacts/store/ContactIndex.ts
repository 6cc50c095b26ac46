import { chunksOf } from '../../lib/chunksOf';
import { oneFor } from '../../lib/oneFor';
import { COLUMNS, DEFAULT_SORT, firstDirection, type Sort } from '../list/columns';
import type { Contact } from '../contact';
import {
  isRefinementOf,
  parsedSearch,
  rankOf,
  searchTextOf,
  type Rank,
  type Search,
} from '../list/search';
import {
  columnOrder,
  compare,
  comparison,
  newestFirst,
  sortedColumn,
  turned,
  valuesInParts,
} from './order';

/** Whether a contact stays in the list; the same function for the same filter (contacts/filter). */
export type Sieve = (contact: Contact) => boolean;

/** Contacts by their ids, put or, as `null`, removed. */
export type Changes = ReadonlyMap<string, Contact | null>;

/** What a search found. A longer search looks through `found` alone; a letter taken back has its answer. */
interface Answer {
  text: string;
  search: Search;
  sort: string;
  isRanked: boolean;
  found: readonly Contact[];
  visible: readonly Contact[];
}

interface Order {
  sort: Sort;
  contacts: readonly Contact[];
}

/** What each sieve has left of an answer, which is the same array until it changes. */
const siftedBy = oneFor((found: readonly Contact[]) =>
  oneFor((sieve: Sieve): readonly Contact[] => found.filter(sieve)),
);

/** With more changes than this, sorting afresh is quicker than putting each in its place. */
const MANY = 500;

/** How many contacts get their search texts in one task: a few milliseconds' worth. */
const PART = 500;

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
    this.contacts = this.#orderOf(DEFAULT_SORT);
  }

  static of(contacts: readonly Contact[]): ContactIndex {
    const newest = { sort: DEFAULT_SORT, contacts: contacts.toSorted(newestFirst) };
    return new ContactIndex(new Map([[keyOf(DEFAULT_SORT), newest]]), []);
  }

  /**
   * The contacts that match the search, sorted (R10.12, R10.13). Where no sort was chosen the best match
   * comes first (R15.5), and the newest among equals. Of those a sieve leaves some (R15.124). The same question
   * gets the same array.
   */
  visible(text: string, sort: Sort | null, sieve: Sieve | null = null): readonly Contact[] {
    const found = this.#found(text, sort);
    return sieve ? siftedBy(found)(sieve) : found;
  }

  #found(text: string, sort: Sort | null): readonly Contact[] {
    const asked = sort ?? DEFAULT_SORT;
    // The first rows wait for no search text.
    if (text.trim() === '') return this.#orderOf(asked);
    const isRanked = sort === null;
    const search = parsedSearch(text);
    const key = keyOf(asked);
    this.#answers = this.#answers.filter(
      (shorter) => shorter.sort === key && isRefinementOf(search, shorter.search),
    );
    const known = this.#answers.findLast((one) => one.text === text && one.isRanked === isRanked);
    if (known) return known.visible;
    const found: Contact[] = [];
    const byRank: Record<Rank, Contact[]> = { 0: [], 1: [], 2: [] };
    for (const contact of this.#answers.at(-1)?.found ?? this.#orderOf(asked)) {
      const rank = rankOf(search, searchTextOf(contact));
      if (rank === null) continue;
      found.push(contact);
      byRank[isRanked ? rank : 0].push(contact);
    }
    const visible = isRanked ? byRank[0].concat(byRank[1], byRank[2]) : byRank[0];
    this.#answers = [...this.#answers, { text, search, sort: key, isRanked, found, visible }];
    return visible;
  }

  /** What makes the first search and the first press of each header quick, in short tasks. */
  *preparation(): Generator<() => void> {
    for (const part of chunksOf(this.contacts, PART)) yield () => part.forEach(searchTextOf);
    for (const { key: column } of COLUMNS) {
      const parts = valuesInParts(this.contacts, column);
      for (const part of parts) yield () => part.sort(compare);
      const first = firstDirection(column);
      yield () => this.#orderOf({ column, direction: first }, parts);
      yield () => this.#orderOf({ column, direction: first === 'asc' ? 'desc' : 'asc' });
    }
  }

  /** The index after these changes; `held` are the contacts that they replace or remove. */
  with(changes: Changes, held: readonly Contact[]): ContactIndex {
    const put = [...changes.values()].filter((contact) => contact !== null);
    if (changes.size > MANY) {
      return ContactIndex.of([...this.contacts.filter(({ id }) => !changes.has(id)), ...put]);
    }
    const orders = new Map(
      [...this.#orders].map(([key, { sort, contacts }]) => {
        const left = contacts.filter(({ id }) => !changes.has(id));
        for (const contact of put) insert(left, contact, comparison(sort));
        return [key, { sort, contacts: left }];
      }),
    );
    const touched = [...held, ...put].map(searchTextOf);
    // What a change neither leaves nor enters stays the same array, and nothing is drawn again.
    const answers = this.#answers.filter(({ search }) =>
      touched.every((searched) => rankOf(search, searched) === null),
    );
    return new ContactIndex(orders, answers);
  }

  #orderOf(sort: Sort, parts?: ReturnType<typeof valuesInParts>): readonly Contact[] {
    const key = keyOf(sort);
    const known = this.#orders.get(key);
    if (known) return known.contacts;
    const direction = sort.direction === 'asc' ? 'desc' : 'asc';
    const opposite = this.#orders.get(keyOf({ ...sort, direction }))?.contacts;
    const contacts = opposite
      ? turned(opposite, sort.column)
      : columnOrder(sortedColumn(this.contacts, sort.column, parts), sort.direction);
    this.#orders.set(key, { sort, contacts });
    return contacts;
  }
}

function keyOf({ column, direction }: Sort): string {
  return `${column} ${direction}`;
}

/** Puts a contact where the comparison wants it: a binary search. */
function insert(
  order: Contact[],
  contact: Contact,
  compareContacts: (a: Contact, b: Contact) => number,
): void {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = order[middle];
    if (at && compareContacts(at, contact) < 0) low = middle + 1;
    else high = middle;
  }
  order.splice(low, 0, contact);
}
