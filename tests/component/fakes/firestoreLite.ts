import type * as sdk from 'firebase/firestore/lite';
import type {
  AggregateField,
  AggregateQuerySnapshot,
  CollectionReference,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  FieldValue,
  Firestore,
  Query,
  QueryConstraint,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from 'firebase/firestore/lite';
import {
  database,
  DELETED,
  failure,
  SERVER_TIMESTAMP,
  type Change,
  type Fields,
} from './fakeDatabase';
import type { Question } from './fakeQuery';

/**
 * Stands in for `firebase/firestore/lite` in component tests: the part of it that the pages use, over
 * the documents of `database`. Whatever else a page begins to use is missing here and fails loudly.
 */
type Sdk = typeof sdk;

const questions = new WeakMap<Query, Question>();
const steps = new WeakMap<QueryConstraint, (before: Question) => Question>();

export const getFirestore = (() =>
  ({ type: 'firestore-lite' }) as Firestore) as Sdk['getFirestore'];

export function connectFirestoreEmulator(): void {}

export function setLogLevel(): void {}

export const collection = ((
  within: Firestore | DocumentReference,
  ...segments: readonly string[]
) => {
  const path = [...('path' in within ? [within.path] : []), ...segments].join('/');
  const made = { type: 'collection', path, id: path } as CollectionReference;
  questions.set(made, {
    collection: path,
    equal: [],
    range: [],
    order: null,
    limit: null,
    after: null,
  });
  return made;
}) as Sdk['collection'];

export const doc = ((within: Firestore | CollectionReference, ...segments: string[]) => {
  if (within.type === 'collection') {
    segments = [within.path, database.newId()];
  }
  const [id] = segments.slice(-1);
  // The real SDK refuses both too.
  if (!id || segments.length % 2 === 1) throw failure('invalid-argument');
  return { type: 'document', path: segments.join('/'), id } as DocumentReference;
}) as Sdk['doc'];

export const query = ((base: Query, ...more: QueryConstraint[]) => {
  const made = { type: 'query' } as Query;
  const question = more.reduce((before, constraint) => {
    const step = steps.get(constraint);
    return before && step && step(before);
  }, questions.get(base));
  if (!question) throw failure('invalid-argument');
  questions.set(made, question);
  return made;
}) as Sdk['query'];

export const where = ((field: string, operator: string, value: unknown) => {
  if (operator === '==') {
    return constraint('where', (before) => ({
      ...before,
      equal: [...before.equal, [field, value]],
    }));
  }
  const isRange = (operator === '>=' || operator === '<=') && value instanceof Date;
  if (!isRange) throw new Error(`The stand-in does not know where(${operator}).`);
  return constraint('where', (before) => ({
    ...before,
    range: [...before.range, { field, operator, value }],
  }));
}) as Sdk['where'];

export const orderBy = ((field: string, direction: 'asc' | 'desc' = 'asc') =>
  constraint('orderBy', (before) => ({
    ...before,
    order: { field, direction },
  }))) as Sdk['orderBy'];

export const limit = ((most: number) =>
  constraint('limit', (before) => ({ ...before, limit: most }))) as Sdk['limit'];

export const startAfter = ((last: DocumentSnapshot) =>
  constraint('startAfter', (before) => ({
    ...before,
    after: [last.ref.path, last.data() ?? {}],
  }))) as Sdk['startAfter'];

function constraint(type: QueryConstraint['type'], step: (before: Question) => Question) {
  const made: QueryConstraint = { type };
  steps.set(made, step);
  return made;
}

/** The query that asks for this. */
export function queryOf(question: Question): Query {
  const made = { type: 'query' } as Query;
  questions.set(made, question);
  return made;
}

/** What a query asks for. */
export function questionOf(asked: object): Question {
  const question = questions.get(asked as Query);
  if (!question) throw failure('invalid-argument');
  return question;
}

export async function getDoc<App, Stored extends DocumentData>(
  ref: DocumentReference<App, Stored>,
): Promise<DocumentSnapshot<App, Stored>> {
  return snapshot(ref, (await database.get(ref.path)).fields);
}

export async function getDocs<App, Stored extends DocumentData>(
  asked: Query<App, Stored>,
): Promise<QuerySnapshot<App, Stored>> {
  const found = await database.find(questionOf(asked));
  const docs = found.map(([path, fields]) => {
    const ref = doc({} as Firestore, ...(path.split('/') as [string])) as DocumentReference<
      App,
      Stored
    >;
    return snapshot(ref, fields) as QueryDocumentSnapshot<App, Stored>;
  });
  return { docs, size: docs.length, empty: docs.length === 0 } as QuerySnapshot<App, Stored>;
}

export async function getCount<App, Stored extends DocumentData>(
  asked: Query<App, Stored>,
): Promise<AggregateQuerySnapshot<{ count: AggregateField<number> }, App, Stored>> {
  const count = await database.countOf(questionOf(asked));
  return { data: () => ({ count }) } as AggregateQuerySnapshot<
    { count: AggregateField<number> },
    App,
    Stored
  >;
}

function snapshot<App, Stored extends DocumentData>(
  ref: DocumentReference<App, Stored>,
  fields: Fields | undefined,
) {
  return {
    id: ref.id,
    ref,
    exists: () => fields !== undefined,
    data: () => fields && ({ ...fields } as App),
  } as DocumentSnapshot<App, Stored>;
}

/** What collects changes, for a batch and for a transaction. */
function collector(changes: Change[]) {
  const collecting = {
    set: ({ path }: DocumentReference, fields: Fields) => {
      changes.push({ kind: 'set', path, fields });
      return collecting;
    },
    update: ({ path }: DocumentReference, fields: Fields) => {
      changes.push({ kind: 'update', path, fields });
      return collecting;
    },
    delete: ({ path }: DocumentReference) => {
      changes.push({ kind: 'delete', path });
      return collecting;
    },
  };
  return collecting;
}

/** One write of many documents, all or none. */
export function writeBatch(): sdk.WriteBatch {
  const changes: Change[] = [];
  let isCommitted = false;
  const batch = Object.assign(collector(changes), {
    commit: async () => {
      // The real one can be used once too.
      if (isCommitted) throw failure('failed-precondition');
      isCommitted = true;
      await database.commit(changes, {});
    },
  });
  return batch as unknown as sdk.WriteBatch;
}

/**
 * Documents read and written at once. As in the database, all is refused where another write came in between. The site
 * repeats a transaction itself: this one is tried once.
 */
export const runTransaction = (async <T>(
  _firestore: Firestore,
  work: (transaction: sdk.Transaction) => Promise<T>,
  options?: sdk.TransactionOptions,
): Promise<T> => {
  if (options?.maxAttempts !== 1) throw new Error('The stand-in tries a transaction once.');
  const asRead: Record<string, number> = {};
  const changes: Change[] = [];
  const transaction = Object.assign(collector(changes), {
    get: async (ref: DocumentReference) => {
      const { fields, version } = await database.get(ref.path);
      asRead[ref.path] = version;
      return snapshot(ref, fields);
    },
  });
  const result = await work(transaction as unknown as sdk.Transaction);
  // The SDK itself refuses to update what it has just read as missing.
  const isImpossible = ({ kind, path }: Change) => kind === 'update' && asRead[path] === 0;
  if (changes.some(isImpossible)) throw failure('invalid-argument');
  if (changes.length > 0) await database.commit(changes, asRead);
  return result;
}) as Sdk['runTransaction'];

export function deleteField(): FieldValue {
  return DELETED;
}

export const setDoc = (async (
  { path }: DocumentReference,
  fields: Fields,
  options?: sdk.SetOptions,
) => {
  const merge = options !== undefined && 'merge' in options;
  await database.commit([{ kind: 'set', path, fields, merge }], {});
}) as Sdk['setDoc'];

export function serverTimestamp(): FieldValue {
  return SERVER_TIMESTAMP;
}
