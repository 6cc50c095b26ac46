import { chunksOf } from '../../platform/chunksOf';
import { memoizeByRef } from '../../platform/memoizeByRef';
import { COLUMNS, DEFAULT_SORT, firstDirection, type Sort } from '../model/columns';
import type { Contact } from '../model/contact';
import type { Predicate } from '../model/filter';
import {
  isRefinementOf,
  parsedSearch,
  rankOf,
  searchTextOf,
  type Rank,
  type Search,
} from '../model/search';
import {
  columnOrder,
  compare,
  comparison,
  newestFirst,
  sortedColumn,
  turned,
  valuesInParts,
} from '../model/order';

/** Changes by id: a contact, or `null` for a removed one. */
export type Changes = ReadonlyMap<string, Contact | null>;

/** The hits of a search. A longer search only looks through `found`; a deleted letter reuses its answer. */
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

const filteredBy = memoizeByRef((found: readonly Contact[]) =>
  memoizeByRef((predicate: Predicate): readonly Contact[] => found.filter(predicate)),
);

/** With more changes than this, sorting everything is quicker than inserting each. */
const MANY = 500;

const PART = 500;

/** Contacts by id, searched and sorted. Immutable: `with` reuses orders and answers that stay the same. */
export class ContactIndex {
  /** The newest first. */
  readonly contacts: readonly Contact[];
  readonly #byId: ReadonlyMap<string, Contact>;
  readonly #orders: Map<string, Order>;
  #answers: readonly Answer[];

  private constructor(
    byId: ReadonlyMap<string, Contact>,
    orders: Map<string, Order>,
    answers: readonly Answer[],
  ) {
    this.#byId = byId;
    this.#orders = orders;
    this.#answers = answers;
    this.contacts = this.#orderOf(DEFAULT_SORT);
  }

  static of(contacts: readonly Contact[]): ContactIndex {
    const byId = new Map(contacts.map((contact) => [contact.id, contact]));
    const newest = { sort: DEFAULT_SORT, contacts: contacts.toSorted(newestFirst) };
    return new ContactIndex(byId, new Map([[keyOf(DEFAULT_SORT), newest]]), []);
  }

  get(id: string): Contact | undefined {
    return this.#byId.get(id);
  }

  /** The filtered matches (R15.124), sorted (R10.12, R10.13) or the best first (R15.5). Asked again, the same array. */
  visible(text: string, sort: Sort | null, predicate: Predicate | null = null): readonly Contact[] {
    const found = this.#found(text, sort);
    return predicate ? filteredBy(found)(predicate) : found;
  }

  #found(text: string, sort: Sort | null): readonly Contact[] {
    const asked = sort ?? DEFAULT_SORT;
    // The first rows do not wait for search texts.
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
    const byRank: Record<Rank, Contact[]> = { 0: [], 1: [], 2: [], 3: [] };
    for (const contact of this.#answers.at(-1)?.found ?? this.#orderOf(asked)) {
      const rank = rankOf(search, searchTextOf(contact));
      if (rank === null) continue;
      found.push(contact);
      byRank[isRanked || rank === 3 ? rank : 0].push(contact);
    }
    const visible = isRanked ? byRank[0].concat(byRank[1], byRank[2]) : byRank[0];
    this.#answers = [...this.#answers, { text, search, sort: key, isRanked, found, visible }];
    return visible;
  }

  /** Prepares the first search and the first sort by each column, in short tasks. */
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

  /** The index after these changes; the same one where they change nothing. */
  with(changes: Changes): ContactIndex {
    const ids = new Set<string>();
    const replaced: Contact[] = [];
    const put: Contact[] = [];
    for (const [id, contact] of changes) {
      const before = this.get(id);
      if (before ? contact && isSame(before, contact) : !contact) continue;
      ids.add(id);
      if (before) replaced.push(before);
      if (contact) put.push(contact);
    }
    if (ids.size === 0) return this;
    const byId = new Map(this.#byId);
    for (const id of ids) byId.delete(id);
    for (const contact of put) byId.set(contact.id, contact);
    if (ids.size > MANY) return ContactIndex.of([...byId.values()]);
    const orders = new Map(
      [...this.#orders].map(([key, { sort, contacts }]) => {
        const left = contacts.filter(({ id }) => !ids.has(id));
        for (const contact of put) insert(left, contact, comparison(sort));
        return [key, { sort, contacts: left }];
      }),
    );
    const touched = [...replaced, ...put].map(searchTextOf);
    // An answer that a change does not affect stays the same array, so nothing is drawn again.
    const answers = this.#answers.filter(({ search }) =>
      touched.every((searched) => rankOf(search, searched) === null),
    );
    return new ContactIndex(byId, orders, answers);
  }

  /** The same contacts, to be searched again: their search texts have more. */
  searchedAnew(): ContactIndex {
    const newest = { sort: DEFAULT_SORT, contacts: [...this.contacts] };
    return new ContactIndex(
      this.#byId,
      new Map([...this.#orders, [keyOf(DEFAULT_SORT), newest]]),
      [],
    );
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

/** Whether all that is stored of them is the same. */
export function isSame(one: Contact, other: Contact): boolean {
  return (Object.keys(one) as (keyof Contact)[]).every((key) => isSameValue(one[key], other[key]));
}

function isSameValue(one: Contact[keyof Contact], other: Contact[keyof Contact]): boolean {
  if (one instanceof Date) return other instanceof Date && one.getTime() === other.getTime();
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
