import type { Fields } from './fakeDatabase';

/** What a query asks for, as far as the pages go. */
export interface Question {
  collection: string;
  equal: readonly (readonly [field: string, value: unknown])[];
  range: readonly { field: string; operator: '>=' | '<='; value: Date }[];
  order: { field: string; direction: 'asc' | 'desc' } | null;
  limit: number;
  /** The path of the document that the answer begins after. */
  after: string | null;
}

type Document = readonly [path: string, fields: Fields];

/** The documents that a query finds. As in Firestore, those without the field it orders by are left out. */
export function answer(question: Question, documents: readonly Document[]): readonly Document[] {
  const { equal, range, order, limit, after } = question;
  const found = documents
    .filter(([, fields]) => equal.every(([field, value]) => fields[field] === value))
    .filter(([, fields]) => range.every((bound) => isWithin(fields[bound.field], bound)))
    .filter(([, fields]) => order === null || fields[order.field] !== undefined);
  if (order) {
    const sign = order.direction === 'asc' ? 1 : -1;
    found.sort(([, a], [, b]) => sign * (time(a[order.field]) - time(b[order.field])));
  }
  const start = after === null ? 0 : found.findIndex(([path]) => path === after) + 1;
  return found.slice(start, start + limit);
}

/** As in Firestore, a time is compared with times alone. */
function isWithin(value: unknown, { operator, value: bound }: Question['range'][number]): boolean {
  if (!isTime(value)) return false;
  return operator === '>=' ? time(value) >= Number(bound) : time(value) <= Number(bound);
}

function isTime(value: unknown): value is { toDate: () => Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}

/** The pages order by dates alone. */
function time(value: unknown): number {
  if (isTime(value)) return value.toDate().getTime();
  throw new Error('The stand-in orders by stored dates only.');
}
