import type { Fields } from './fakeDatabase';

/** What a query asks for, as far as the pages go. */
export interface Question {
  collection: string;
  equal: readonly (readonly [field: string, value: unknown])[];
  order: { field: string; direction: 'asc' | 'desc' } | null;
  limit: number;
  /** The path of the document that the answer begins after. */
  after: string | null;
}

type Document = readonly [path: string, fields: Fields];

/** The documents that a query finds. As in Firestore, those without the field it orders by are left out. */
export function answer(question: Question, documents: readonly Document[]): readonly Document[] {
  const { equal, order, limit, after } = question;
  const found = documents
    .filter(([, fields]) => equal.every(([field, value]) => fields[field] === value))
    .filter(([, fields]) => order === null || fields[order.field] !== undefined);
  if (order) {
    const sign = order.direction === 'asc' ? 1 : -1;
    found.sort(([, a], [, b]) => sign * (time(a[order.field]) - time(b[order.field])));
  }
  const start = after === null ? 0 : found.findIndex(([path]) => path === after) + 1;
  return found.slice(start, start + limit);
}

/** The pages order by dates alone. */
function time(value: unknown): number {
  if (typeof value === 'object' && value !== null && 'toDate' in value) {
    return (value as { toDate: () => Date }).toDate().getTime();
  }
  throw new Error('The stand-in orders by stored dates only.');
}
