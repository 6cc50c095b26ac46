import { chunksOf } from '../../platform/chunksOf';
import { isDate, type Direction, type Sort, type SortColumn } from './columns';
import type { Contact } from './contact';

// Ignores case but not accents; "Floor 9" comes before "Floor 10".
const collator = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true });

/** The order of the list: the newest first, without a date last, equal dates by id. No two contacts are equal. */
export function newestFirst(one: Contact, other: Contact): number {
  return timeOf(other) - timeOf(one) || (one.id < other.id ? 1 : -1);
}

function timeOf({ createdAt }: Contact): number {
  return createdAt ? createdAt.getTime() : -Infinity;
}

/** The comparison of a sort: missing values last in both directions, equal values by date. */
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

/** In ascending order. */
export function compare(a: Value, b: Value): number {
  return typeof a === 'number' ? a - Number(b) : collator.compare(a, String(b));
}

/** Contacts in the order of a column. A value that occurs often is compared once. */
interface SortedColumn {
  /** Groups of contacts with an equal value, ascending; within a group the newest first. */
  groups: readonly (readonly Contact[])[];
  missing: readonly Contact[];
}

const SORTED_AT_ONCE = 2_000;

/** The distinct values of a column, in parts that are sorted apart and then merged with few comparisons. */
export function valuesInParts(contacts: readonly Contact[], column: SortColumn): Value[][] {
  const values = new Set(contacts.map(valueIn(column)));
  return chunksOf(
    [...values].filter((value) => value !== null),
    SORTED_AT_ONCE,
  );
}

/** Sorts contacts, which come with the newest first, by a column. `parts` are its sorted values. */
export function sortedColumn(
  contacts: readonly Contact[],
  column: SortColumn,
  parts = valuesInParts(contacts, column),
): SortedColumn {
  const valueOf = valueIn(column);
  const byValue = new Map<Value, Contact[]>();
  const missing: Contact[] = [];
  for (const contact of contacts) {
    const value = valueOf(contact);
    if (value === null) missing.push(contact);
    else if (!byValue.get(value)?.push(contact)) byValue.set(value, [contact]);
  }
  const groups: Contact[][] = [];
  let before: Value | undefined;
  for (const value of parts.flat().sort(compare)) {
    const group = byValue.get(value) ?? [];
    const last = groups.at(-1);
    // "ACME" and "Acme" are two values but equal to the comparison: one group, with the newest first.
    if (last && before !== undefined && compare(before, value) === 0) {
      groups[groups.length - 1] = [...last, ...group].sort(newestFirst);
    } else groups.push(group);
    before = value;
  }
  return { groups, missing };
}

/** All contacts of a sorted column in one direction; those without a value are last in both. */
export function columnOrder({ groups, missing }: SortedColumn, direction: Direction): Contact[] {
  return [...(direction === 'asc' ? groups : groups.toReversed()), missing].flat();
}

/** Reverses contacts that are sorted by a column. Compares each with its neighbour. */
export function turned(sorted: readonly Contact[], column: SortColumn): Contact[] {
  const valueOf = valueIn(column);
  const groups: Contact[][] = [];
  const missing: Contact[] = [];
  let before: Value | null = null;
  for (const contact of sorted) {
    const value = valueOf(contact);
    if (value === null) missing.push(contact);
    else if (before !== null && compare(before, value) === 0) groups.at(-1)?.push(contact);
    else groups.push([contact]);
    before = value;
  }
  return columnOrder({ groups, missing }, 'desc');
}

/** The chosen contacts, the visible ones first in their shown order. */
export function sortedAsShown(
  chosen: readonly Contact[],
  visible: readonly Contact[],
): readonly Contact[] {
  const left = new Set(chosen);
  return [...visible.filter((contact) => left.delete(contact)), ...left];
}
