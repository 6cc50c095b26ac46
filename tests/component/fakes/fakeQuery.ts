import type { Fields } from './fakeDatabase';

/** What a query asks for, as far as the pages go. */
export interface Question {
  collection: string;
  equal: readonly (readonly [field: string, value: unknown])[];
  range: readonly { field: string; operator: '>=' | '<='; value: Date }[];
  order: { field: string; direction: 'asc' | 'desc' } | null;
  /** `null`: all. */
  limit: number | null;
  /** The document that the answer begins after, as it was read. */
  after: Document | null;
}

export type Document = readonly [path: string, fields: Fields];

/**
 * The documents that a query finds. As in Firestore, those without the field it orders by are left out, a bound
 * orders too, and what is equal in that is in the order of the ids.
 */
export function answer(question: Question, documents: readonly Document[]): readonly Document[] {
  const { equal, range, limit, after } = question;
  const [bound] = range;
  const order =
    question.order ?? (bound ? { field: bound.field, direction: 'asc' as const } : null);
  const sign = order?.direction === 'desc' ? -1 : 1;
  const compare = ([one, a]: Document, [other, b]: Document) =>
    sign * ((order && compareValues(a[order.field], b[order.field])) || compareTexts(one, other));
  const found = documents
    .filter(([, fields]) => equal.every(([field, value]) => fields[field] === value))
    .filter(([, fields]) => range.every((bound) => isWithin(fields[bound.field], bound)))
    .filter(([, fields]) => order === null || fields[order.field] !== undefined)
    .sort(compare)
    .filter((document) => after === null || compare(document, after) > 0);
  return found.slice(0, limit ?? found.length);
}

/** As in Firestore, a time is compared with times alone. */
function isWithin(value: unknown, { operator, value: bound }: Question['range'][number]): boolean {
  if (!isTime(value)) return false;
  return operator === '>=' ? time(value) >= Number(bound) : time(value) <= Number(bound);
}

export function isTime(value: unknown): value is { toDate: () => Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}

function time(value: { toDate: () => Date }): number {
  return value.toDate().getTime();
}

/** As in Firestore: nothing, truths, numbers, times, texts, lists, maps; each among its own. */
function compareValues(a: unknown, b: unknown): number {
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  if (isTime(a) && isTime(b)) return time(a) - time(b);
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (typeof a === 'object') return compareTexts(JSON.stringify(a), JSON.stringify(b));
  return Number(a) - Number(b);
}

function rankOf(value: unknown): number {
  if (value === null) return 0;
  if (isTime(value)) return 3;
  if (Array.isArray(value)) return 5;
  return { boolean: 1, number: 2, string: 4 }[typeof value as string] ?? 6;
}

/** In the order of their code points. */
function compareTexts(a: string, b: string): number {
  const one = Array.from(a, (letter) => letter.codePointAt(0) ?? 0);
  const other = Array.from(b, (letter) => letter.codePointAt(0) ?? 0);
  const place = one.findIndex((letter, index) => letter !== other[index]);
  return place === -1 ? one.length - other.length : (one[place] ?? 0) - (other[place] ?? -1);
}
