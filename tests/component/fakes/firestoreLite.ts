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
import { callOf, database, failure, SERVER_TIMESTAMP, type Fields } from './fakeDatabase';
import { answer, type Question } from './fakeQuery';

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
    limit: Infinity,
    after: null,
  });
  return made;
}) as Sdk['collection'];

/** Like the real ones, no two are the same. */
let newIds = 0;

export const doc = ((within: Firestore | CollectionReference, ...segments: string[]) => {
  if (within.type === 'collection') {
    newIds += 1;
    segments = [within.path, `new-${String(newIds)}`];
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
  constraint('startAfter', (before) => ({ ...before, after: last.ref.path }))) as Sdk['startAfter'];

function constraint(type: QueryConstraint['type'], step: (before: Question) => Question) {
  const made: QueryConstraint = { type };
  steps.set(made, step);
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
  await database.pass('get', ref.path);
  return snapshot(ref, database.read(ref.path));
}

export async function getDocs<App, Stored extends DocumentData>(
  asked: Query<App, Stored>,
): Promise<QuerySnapshot<App, Stored>> {
  const question = questionOf(asked);
  await database.pass('list', question.collection);
  const docs = answer(question, database.list(question.collection)).map(([path, fields]) => {
    const ref = doc({} as Firestore, ...(path.split('/') as [string])) as DocumentReference<
      App,
      Stored
    >;
    return snapshot(ref, fields) as QueryDocumentSnapshot<App, Stored>;
  });
  database.sent += docs.length;
  return { docs, size: docs.length, empty: docs.length === 0 } as QuerySnapshot<App, Stored>;
}

export async function getCount<App, Stored extends DocumentData>(
  asked: Query<App, Stored>,
): Promise<AggregateQuerySnapshot<{ count: AggregateField<number> }, App, Stored>> {
  const question = questionOf(asked);
  await database.pass('count', question.collection);
  const count = answer(question, database.list(question.collection)).length;
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

/** What a batch holds for one document; `null` deletes it. */
type BatchWrite = [path: string, fields: Fields | null];

/** One write of many documents, all or none. As the rules have it, each must be there to be deleted, or not. */
export function writeBatch(): sdk.WriteBatch {
  const writes: BatchWrite[] = [];
  let isCommitted = false;
  const batch = {
    set: (ref: DocumentReference, fields: Fields) => {
      writes.push([ref.path, fields]);
      return batch;
    },
    delete: (ref: DocumentReference) => {
      writes.push([ref.path, null]);
      return batch;
    },
    commit: async () => {
      // The real one can be used once too.
      if (isCommitted) throw failure('failed-precondition');
      isCommitted = true;
      // One call, however many documents it is about.
      const calls = new Map(writes.map((write) => [callOf(kindOf(write), write[0]), write]));
      for (const write of calls.values()) await database.pass(kindOf(write), write[0]);
      if (!writes.every((write) => isAllowed(write, writes))) throw failure('permission-denied');
      for (const [path, fields] of writes) {
        database.write(fields ? { kind: 'set', path, fields } : { kind: 'delete', path });
      }
    },
  };
  return batch as unknown as sdk.WriteBatch;
}

function kindOf([, fields]: BatchWrite): 'set' | 'delete' {
  return fields ? 'set' : 'delete';
}

/** As the rules have it: a card must be there to be deleted, or not, and goes to the bin as it is stored. */
function isAllowed([path, fields]: BatchWrite, writes: readonly BatchWrite[]): boolean {
  if (path.startsWith('businessCards/')) {
    return (database.read(path) !== undefined) === (fields === null);
  }
  const id = /\/deleted\/(.+)/.exec(path)?.[1];
  if (id === undefined || fields === null) return true;
  const card = `businessCards/${id}`;
  const isGoing = writes.some(([other, after]) => other === card && after === null);
  return isGoing && JSON.stringify(fields.card) === JSON.stringify(database.read(card));
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
  const asRead = new Map<string, Fields | undefined>();
  const updates: [path: string, fields: Fields][] = [];
  const moves: BatchWrite[] = [];
  const transaction = {
    get: async (ref: DocumentReference) => {
      const read = await getDoc(ref);
      asRead.set(ref.path, database.read(ref.path));
      return read;
    },
    update: (ref: DocumentReference, fields: Fields) => {
      updates.push([ref.path, fields]);
      return transaction;
    },
    set: (ref: DocumentReference, fields: Fields) => {
      moves.push([ref.path, fields]);
      return transaction;
    },
    delete: (ref: DocumentReference) => {
      moves.push([ref.path, null]);
      return transaction;
    },
  };
  const result = await work(transaction as unknown as sdk.Transaction);
  for (const [path, fields] of updates) {
    if (Object.values(fields).includes(undefined)) throw failure('invalid-argument');
    await database.pass('update', path);
    // The rules come first, and let nobody update what is not there.
    if (!database.read(path)) throw failure('permission-denied');
    if (database.read(path) !== asRead.get(path)) throw failure('failed-precondition');
  }
  if (!moves.every((move) => isAllowed(move, moves))) throw failure('permission-denied');
  for (const [path, fields] of updates) {
    const kept = merged(database.read(path) ?? {}, fields);
    if (Object.values(fields).includes(DELETED))
      database.write({ kind: 'set', path, fields: kept });
    else database.write({ kind: 'update', path, fields });
  }
  for (const [path, fields] of moves) {
    database.write(fields ? { kind: 'set', path, fields } : { kind: 'delete', path });
  }
  return result;
}) as Sdk['runTransaction'];

const DELETED: FieldValue = { isEqual: (other) => other === DELETED };

export function deleteField(): FieldValue {
  return DELETED;
}

/** The fields of `before` with those of `after`, map by map, as a write with `merge` leaves them: an empty map replaces. */
function merged(before: Fields, after: Fields): Fields {
  const changes = Object.entries(after).map(([field, value]) => [
    field,
    isMap(value) && Object.keys(value).length > 0
      ? merged((before[field] ?? {}) as Fields, value)
      : value,
  ]);
  const all = Object.entries({ ...before, ...(Object.fromEntries(changes) as Fields) });
  return Object.fromEntries(all.filter(([, value]) => value !== DELETED));
}

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !('isEqual' in value);
}

export const setDoc = (async (ref: DocumentReference, given: Fields, options?: sdk.SetOptions) => {
  const isMerge = options !== undefined && 'merge' in options;
  const fields = isMerge ? merged(database.read(ref.path) ?? {}, given) : given;
  if (Object.values(fields).includes(undefined)) throw failure('invalid-argument');
  await database.pass('set', ref.path);
  // The rules let a message be created, and never changed.
  if (ref.path.startsWith('contactMessages/') && database.read(ref.path)) {
    throw failure('permission-denied');
  }
  database.write({ kind: 'set', path: ref.path, fields });
}) as Sdk['setDoc'];

export function serverTimestamp(): FieldValue {
  return SERVER_TIMESTAMP;
}
