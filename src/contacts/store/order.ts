import { isDate, type Direction, type Sort, type SortColumn } from '../list/columns';
import type { Contact } from '../contact';

// Case does not count, accents do; "Floor 9" comes before "Floor 10".
const collator = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true });

/**
 * The order of the list: the newest first, those without a date last. Contacts of one date are ordered by
 * their ids, so that no two contacts are equal.
 */
export function newestFirst(one: Contact, other: Contact): number {
  return timeOf(other) - timeOf(one) || (one.id < other.id ? 1 : -1);
}

function timeOf({ createdAt }: Contact): number {
  return createdAt ? createdAt.getTime() : -Infinity;
}

/** How a sort compares two contacts: a missing value comes last in both directions, and equals by date. */
export function comparison({ column, direction }: Sort): (a: Contact, b: Contact) => number {
  const valueOf = valueIn(column);
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const one = valueOf(a);
    const other = valueOf(b);
    if (one === null || other === null) {
      return one === other ? newestFirst(a, b) : one === null ? 1 : -1;
    }
    return sign * compare(one, other) || newestFirst(a, b);
  };
}

type Value = string | number;

function valueIn(column: SortColumn): (contact: Contact) => Value | null {
  return isDate(column)
    ? (contact) => contact[column]?.getTime() ?? null
    : (contact) => contact[column] || null;
}

function compare(a: Value, b: Value): number {
  return typeof a === 'number' ? a - Number(b) : collator.compare(a, String(b));
}

/** Items in the order of a column. A value that occurs often is compared once. */
interface SortedColumn<Item> {
  /** Items of equal value, each group with the newest first, from the least value to the greatest. */
  groups: readonly (readonly Item[])[];
  missing: readonly Item[];
}

/** Sorts items, which come with the newest first, by a column of their contacts. */
export function sortedColumn<Item extends { contact: Contact }>(
  items: readonly Item[],
  column: SortColumn,
): SortedColumn<Item> {
  const valueOf = valueIn(column);
  const byValue = new Map<Value, Item[]>();
  const missing: Item[] = [];
  for (const item of items) {
    const value = valueOf(item.contact);
    if (value === null) missing.push(item);
    else if (!byValue.get(value)?.push(item)) byValue.set(value, [item]);
  }
  const groups: Item[][] = [];
  let before: Value | undefined;
  for (const value of [...byValue.keys()].sort(compare)) {
    const group = byValue.get(value) ?? [];
    const last = groups.at(-1);
    // "ACME" and "Acme" are two values but equal to the comparison: one group, with the newest first.
    if (last && before !== undefined && compare(before, value) === 0) {
      groups[groups.length - 1] = [...last, ...group].sort((a, b) =>
        newestFirst(a.contact, b.contact),
      );
    } else groups.push(group);
    before = value;
  }
  return { groups, missing };
}

/** All items of a sorted column in one direction; those without a value are last in both. */
export function columnOrder<Item>(
  { groups, missing }: SortedColumn<Item>,
  direction: Direction,
): Item[] {
  return [...(direction === 'asc' ? groups : groups.toReversed()), missing].flat();
}

/** Items that are sorted by a column in one direction, in the other one. Each is compared with its neighbour. */
export function turned<Item extends { contact: Contact }>(
  sorted: readonly Item[],
  column: SortColumn,
): Item[] {
  const valueOf = valueIn(column);
  const groups: Item[][] = [];
  const missing: Item[] = [];
  let before: Value | null = null;
  for (const item of sorted) {
    const value = valueOf(item.contact);
    if (value === null) missing.push(item);
    else if (before !== null && compare(before, value) === 0) groups.at(-1)?.push(item);
    else groups.push([item]);
    before = value;
  }
  return columnOrder({ groups, missing }, 'desc');
}
