import type { Direction } from './columns';

/** Anything that knows where it stands in the list as loaded. */
interface Placed {
  readonly place: number;
}

/** A column worked out once. */
export interface SortedColumn<Item extends Placed> {
  /** Items of equal value, each group as loaded, from the least value to the greatest. */
  groups: readonly (readonly Item[])[];
  /** The items without a value, as loaded. */
  missing: readonly Item[];
}

/** Sorts items by a value (`null`: missing). A value that occurs often is compared once. */
export function sortedColumn<Item extends Placed, Value>(
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
      groups[groups.length - 1] = [...last, ...group].sort((a, b) => a.place - b.place);
    } else groups.push(group);
    before = value;
  }
  return { groups, missing };
}

/** All items in order. Equal ones stay as loaded and missing ones go last, in both directions. */
export function columnOrder<Item extends Placed>(
  { groups, missing }: SortedColumn<Item>,
  direction: Direction,
): readonly Item[] {
  return [...(direction === 'asc' ? groups : groups.toReversed()), missing].flat();
}
