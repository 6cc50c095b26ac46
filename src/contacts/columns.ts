/** The columns of the list, from the first to the last. */
export const COLUMNS = ['name', 'company', 'title', 'email', 'phone', 'createdAt'] as const;

export type SortColumn = (typeof COLUMNS)[number];

export type Direction = 'asc' | 'desc';

export interface Sort {
  column: SortColumn;
  direction: Direction;
}

/** The list as it first appears (R2.47). */
export const DEFAULT_SORT: Sort = { column: 'createdAt', direction: 'desc' };

/** The direction in which a column is first sorted: text from A, dates from the newest. */
export function firstDirection(column: SortColumn): Direction {
  return column === 'createdAt' ? 'desc' : 'asc';
}

/** The sort after a click on a column's header: the same column turns round, another starts afresh. */
export function nextSort(current: Sort, column: SortColumn): Sort {
  if (current.column !== column) return { column, direction: firstDirection(column) };
  return { column, direction: current.direction === 'asc' ? 'desc' : 'asc' };
}
