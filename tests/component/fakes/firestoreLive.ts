import type * as sdk from 'firebase/firestore';
import type { DocumentChange, Query, QuerySnapshot } from 'firebase/firestore';
import { database, failure, type Fields } from './fakeDatabase';
import { answer, type Question } from './fakeQuery';
import * as lite from './firestoreLite';

/**
 * Stands in for `firebase/firestore` in component tests: listeners over the documents of `database`, which
 * hear of changes when a test says so, or at once while `live.follows`.
 */
type Sdk = typeof sdk;

export const getFirestore = lite.getFirestore;
export const { connectFirestoreEmulator, setLogLevel } = lite;
export const collection = lite.collection;
export const query = lite.query;
export const where = lite.where;
export const orderBy = lite.orderBy;
export const limit = lite.limit;
// The real ones hold the listeners of a page that Back may show again.
export const disableNetwork: Sdk['disableNetwork'] = async () => {};
export const enableNetwork: Sdk['enableNetwork'] = async () => {};

interface Listener {
  question: Question;
  /** What it was told of, by path. */
  told: Map<string, Fields>;
  next: (snapshot: QuerySnapshot) => void;
  refused: (error: Error) => void;
}

const listeners = new Set<Listener>();

/** Those who listen, and what they hear. */
export const live = {
  /** Whether they hear of each change by themselves, as with the real service. */
  follows: false,
  /** How many questions are listened to. */
  count: () => listeners.size,
  /** Tells all what has changed in the database; `fromCache` without its word that this is all. */
  tell: (fromCache = false) => {
    for (const listener of listeners) tell(listener, fromCache);
  },
  /** Refuses all, as the rules do. */
  refuse: () => {
    for (const { refused } of [...listeners]) refused(failure('permission-denied'));
  },
};

export const onSnapshot = ((
  asked: Query,
  next: Listener['next'],
  refused: Listener['refused'],
): (() => void) => {
  const question = lite.questionOf(asked);
  const listener: Listener = { question, told: new Map(), next, refused };
  listeners.add(listener);
  if (live.follows) queueMicrotask(() => listeners.has(listener) && tell(listener, false));
  return () => {
    listeners.delete(listener);
  };
}) as Sdk['onSnapshot'];

let isTelling = false;

database.watch(() => {
  if (!live.follows || isTelling) return;
  isTelling = true;
  // Once for all that is stored in this turn.
  queueMicrotask(() => {
    isTelling = false;
    for (const listener of listeners) tell(listener, false, 'changes');
  });
});

/** With `changes`, nothing is said where nothing has changed. */
function tell({ question, told, next }: Listener, fromCache: boolean, when?: 'changes'): void {
  const found = new Map(answer(question, database.list(question.collection)));
  const changes: DocumentChange[] = [];
  const add = (type: DocumentChange['type'], path: string, fields: Fields) => {
    const doc = { id: path.replace(/.*\//, ''), data: () => ({ ...fields }) };
    changes.push({ type, doc, oldIndex: 0, newIndex: 0 } as unknown as DocumentChange);
  };
  for (const [path, fields] of found) {
    const before = told.get(path);
    if (before !== fields) add(before ? 'modified' : 'added', path, fields);
    told.set(path, fields);
  }
  for (const [path, fields] of [...told].filter(([path]) => !found.has(path))) {
    add('removed', path, fields);
    told.delete(path);
  }
  if (when === 'changes' && changes.length === 0) return;
  const snapshot = { size: found.size, metadata: { fromCache }, docChanges: () => changes };
  next(snapshot as unknown as QuerySnapshot);
}
