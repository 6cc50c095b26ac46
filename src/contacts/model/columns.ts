import { dayStamp, formatDate } from '../../platform/dates';
import type { Contact } from './contact';
import { LISTED_FIELDS } from './fields';

/** One column of the list: its header, its cells, its place in the CSV file and how it sorts. */
interface Column {
  /** Its name in the address bar and in the style sheet. */
  key: keyof Contact;
  label: string;
  text: (contact: Contact) => string;
  /** The text in the CSV file, if it is not `text`. */
  csv?: (contact: Contact) => string;
  sort: 'text' | 'date';
}

/** The columns of the list in order. Header, row, CSV file and sort read this table. */
export const COLUMNS = [
  ...LISTED_FIELDS.map(({ key, name }) => ({
    key,
    label: name,
    text: (contact: Contact) => contact[key],
    sort: 'text' as const,
  })),
  {
    key: 'createdAt' as const,
    label: 'Date Added',
    text: ({ createdAt }: Contact) => formatDate(createdAt),
    csv: ({ createdAt }: Contact) => (createdAt ? dayStamp(createdAt) : ''),
    sort: 'date' as const,
  },
] satisfies readonly Column[];

export type SortColumn = (typeof COLUMNS)[number]['key'];

export type Direction = 'asc' | 'desc';

export interface Sort {
  column: SortColumn;
  direction: Direction;
}

/** The list as it first appears (R2.47). */
export const DEFAULT_SORT: Sort = { column: 'createdAt', direction: 'desc' };

/** The direction in which a column is first sorted: text from A, dates from the newest. */
export function firstDirection(column: SortColumn): Direction {
  return isDate(column) ? 'desc' : 'asc';
}

/** The sort after a click on a column's header: the same column reverses, another starts in its own order. */
export function nextSort(current: Sort | null, column: SortColumn): Sort {
  if (current?.column !== column) return { column, direction: firstDirection(column) };
  return { column, direction: current.direction === 'asc' ? 'desc' : 'asc' };
}

type DateColumn = Extract<(typeof COLUMNS)[number], { sort: 'date' }>['key'];

export function isDate(column: SortColumn): column is DateColumn {
  return COLUMNS.some(({ key, sort }) => key === column && sort === 'date');
}
