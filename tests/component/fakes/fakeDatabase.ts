import { FirebaseError } from 'firebase/app';
import type { FieldValue } from 'firebase/firestore/lite';
import { answer, isTime, type Document, type Question } from './fakeQuery';

export type Fields = Record<string, unknown>;

/** What `serverTimestamp()` gives: a write shows it as it was sent, a later read as the server's time. */
export const SERVER_TIMESTAMP: FieldValue = { isEqual: (other) => other === SERVER_TIMESTAMP };
export const SERVER_TIME = timestamp('2025-11-21T12:00:00Z');

/** What `deleteField()` gives. */
export const DELETED: FieldValue = { isEqual: (other) => other === DELETED };

/** A date as the database gives it. */
export function timestamp(time: string | Date): { toDate: () => Date } {
  return { toDate: () => new Date(time) };
}

/** What has gone out to the database, in order. */
export type Write =
  { kind: 'set' | 'update'; path: string; fields: Fields } | { kind: 'delete'; path: string };

/** What a commit asks for. With `merge`, the fields that are not named stay. */
export type Change = Write & { merge?: boolean };

/** A document as it was read; its version is 0 where there was none. */
export interface Reading {
  fields: Fields | undefined;
  version: number;
}

type Operation = 'get' | 'list' | 'count' | 'set' | 'update' | 'delete';

/** A call that reaches the network, and the collection that it is about. */
export type Call =
  `${Operation} ${'businessCards' | 'subscriptions' | 'users' | 'deleted' | 'decisions' | 'contactMessages'}`;

/** A call that waits until the test lets it go on, or lets it fail. */
export interface HeldCall {
  release: () => void;
  fail: (code: string) => void;
}

/** The documents of one test, and how its next calls go. */
class FakeDatabase {
  readonly #documents = new Map<string, Fields>();
  readonly #versions = new Map<string, number>();
  #newest = 0;
  #newIds = 0;
  readonly #plans = new Map<string, (() => Promise<void>)[]>();
  /** What happens between a write and its answer. */
  readonly #answers = new Map<string, () => Promise<void>>();
  readonly #watchers = new Set<() => void>();
  /** Every call in order, also those that failed. */
  readonly calls: string[] = [];
  readonly writes: Write[] = [];
  /** How many documents lists have been answered with. */
  sent = 0;
  /** Whether every call fails as without a network. `goOffline` sets the browser's state too. */
  isOffline = false;
  /** How the documents of a list travel: at once. */
  carry: (found: readonly Document[]) => Promise<void> = () => Promise.resolve();
  /** What `serverTimestamp()` becomes. */
  now = () => SERVER_TIME;

  reset(): void {
    this.#documents.clear();
    this.#versions.clear();
    this.calls.length = 0;
    this.#plans.clear();
    this.#answers.clear();
    this.writes.length = 0;
    this.sent = 0;
    this.isOffline = false;
    this.carry = () => Promise.resolve();
  }

  put(path: string, fields: Fields): void {
    this.#store(path, this.#asStored(fields) as Fields);
    this.#tellWatchers();
  }

  /** The document as it is stored now; `undefined` when there is none. */
  read(path: string): Fields | undefined {
    return this.#documents.get(path);
  }

  remove(path: string): void {
    this.#store(path, undefined);
    this.#tellWatchers();
  }

  /** Calls `watcher` after each change of what is stored. */
  watch(watcher: () => void): void {
    this.#watchers.add(watcher);
  }

  /** Like the real ones, no two are the same. */
  newId(): string {
    this.#newIds += 1;
    return `new-${String(this.#newIds)}`;
  }

  /** Reads one document. */
  async get(path: string): Promise<Reading> {
    await this.pass('get', path);
    return { fields: this.read(path), version: this.#versions.get(path) ?? 0 };
  }

  /** The documents that a query finds. */
  async find(question: Question): Promise<readonly Document[]> {
    await this.pass('list', question.collection);
    const found = answer(question, this.list(question.collection));
    this.sent += found.length;
    await this.carry(found);
    return found;
  }

  /** How many documents a query finds. */
  async countOf(question: Question): Promise<number> {
    await this.pass('count', question.collection);
    return answer(question, this.list(question.collection)).length;
  }

  /** Makes all changes or none: none where the rules refuse one, or where a document is not as it was read. */
  async commit(changes: readonly Change[], asRead: Record<string, number>): Promise<void> {
    if (changes.some((change) => 'fields' in change && holdsUndefined(change.fields))) {
      throw failure('invalid-argument');
    }
    // One call for each kind, however many documents it is about.
    const calls = new Map(changes.map((change) => [callOf(change.kind, change.path), change]));
    for (const { kind, path } of calls.values()) await this.pass(kind, path);
    if (!changes.every((change) => this.#isAllowed(change, changes))) {
      throw failure('permission-denied');
    }
    for (const [path, version] of Object.entries(asRead)) {
      if ((this.#versions.get(path) ?? 0) !== version) throw failure('failed-precondition');
    }
    for (const change of changes) this.#make(change);
    this.#tellWatchers();
    for (const call of calls.keys()) {
      const answers = this.#answers.get(call);
      this.#answers.delete(call);
      await answers?.();
    }
  }

  /**
   * What of the rules tests need: only what is there is updated; a card must be there to be deleted, or not to be
   * created, and goes to the bin as it is stored; a message is never changed; decisions have entries. Owners are not
   * asked for: a test that reads what is another's says so with `failNext`.
   */
  #isAllowed(change: Change, changes: readonly Change[]): boolean {
    const { kind, path } = change;
    const before = this.read(path);
    if (kind === 'update') return before !== undefined;
    if (path.startsWith('businessCards/')) {
      return kind === 'set' && change.merge === true
        ? true
        : (before !== undefined) === (kind === 'delete');
    }
    if (path.startsWith('contactMessages/')) return before === undefined;
    const id = /\/deleted\/(.+)/.exec(path)?.[1];
    if (kind === 'delete') {
      // What goes for good, or is gone, is not brought back.
      const isBack = changes.some((other) => other.path === `businessCards/${id ?? ''}`);
      return !isBack || (before !== undefined && before['going'] !== true);
    }
    if (path.includes('/decisions/')) return isMap(this.#whole(change)['entries']);
    if (id === undefined) return true;
    const card = `businessCards/${id}`;
    const isGoing = changes.some((other) => other.path === card && other.kind === 'delete');
    return isGoing && JSON.stringify(change.fields['card']) === JSON.stringify(this.read(card));
  }

  /** Carries a write out and keeps it for the test to look at: as it was sent, but whole where fields were merged or removed. */
  #make(change: Change): void {
    const { kind, path } = change;
    if (kind === 'delete') {
      this.writes.push({ kind, path });
      this.#store(path, undefined);
      return;
    }
    const { fields } = change;
    const whole = this.#whole(change);
    const isSent = kind === 'update' && !Object.values(fields).includes(DELETED);
    this.writes.push(isSent ? { kind, path, fields } : { kind: 'set', path, fields: whole });
    this.#store(path, this.#asStored(whole) as Fields);
  }

  /** The document after a write. */
  #whole({ kind, path, fields, merge }: Change & { fields: Fields }): Fields {
    const before = this.read(path) ?? {};
    if (kind === 'update') return withoutDeleted({ ...before, ...fields });
    return merge ? merged(before, fields) : fields;
  }

  /** As the database has it: dates are times, of which it gives some itself. */
  #asStored(value: unknown): unknown {
    if (value === SERVER_TIMESTAMP) return this.now();
    if (value instanceof Date) return timestamp(value);
    if (Array.isArray(value)) return value.map((each) => this.#asStored(each));
    if (!isMap(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, each]) => [field, this.#asStored(each)]),
    );
  }

  #store(path: string, fields: Fields | undefined): void {
    this.#newest += 1;
    if (fields) {
      this.#documents.set(path, fields);
      this.#versions.set(path, this.#newest);
    } else {
      this.#documents.delete(path);
      this.#versions.delete(path);
    }
  }

  #tellWatchers(): void {
    for (const watcher of this.#watchers) watcher();
  }

  /** The documents of a collection by their paths. */
  list(collection: string): [path: string, fields: Fields][] {
    const start = `${collection}/`;
    return [...this.#documents].filter(
      ([path]) => path.startsWith(start) && !path.slice(start.length).includes('/'),
    );
  }

  /** How often a call was made. */
  count(call: Call): number {
    return this.calls.filter((made) => made === call).length;
  }

  /** The next call of this kind that has no plan yet goes well, or the next `times`. */
  letNext(call: Call, times = 1): void {
    for (let time = 0; time < times; time += 1) this.#plan(call, () => Promise.resolve());
  }

  /** The newest contacts come, a few first; what is planned next is about the rest. */
  letNewest(): void {
    this.letNext('list businessCards', 2);
  }

  /** The next call of this kind that has no plan yet fails with a Firestore code. */
  failNext(call: Call, code: string): void {
    this.#plan(call, () => Promise.reject(failure(code)));
  }

  /** The next write of this kind is done, and this code is the answer all the same. */
  loseAnswer(call: Call, code: string): void {
    this.#answers.set(call, () => Promise.reject(failure(code)));
  }

  /** The next write of this kind is done at once, and its answer waits until the test settles it. */
  holdAnswer(call: Call): HeldCall {
    const { promise, resolve, reject } = withResolvers();
    this.#answers.set(call, () => promise);
    return { release: resolve, fail: (code) => reject(failure(code)) };
  }

  /** The next call of this kind that has no plan yet waits until the test settles it. */
  holdNext(call: Call): HeldCall {
    const { promise, resolve, reject } = withResolvers();
    this.#plan(call, () => promise);
    return {
      release: resolve,
      fail: (code) => {
        reject(failure(code));
      },
    };
  }

  /** What every call goes through before it reads or writes. */
  async pass(operation: Operation, path: string): Promise<void> {
    const call = callOf(operation, path);
    this.calls.push(call);
    if (this.isOffline) throw failure('unknown');
    await this.#plans.get(call)?.shift()?.();
  }

  #plan(call: Call, plan: () => Promise<void>): void {
    this.#plans.set(call, [...(this.#plans.get(call) ?? []), plan]);
  }
}

/** The call by its collection: of `users/ada/deleted/c1` that is `deleted`. */
export function callOf(operation: Operation, path: string): string {
  const collection =
    /^users\/[^/]+\/(deleted|decisions)\b/.exec(path)?.[1] ?? path.replace(/\/.*/, '');
  return `${operation} ${collection}`;
}

export const database = new FakeDatabase();

/** An error as Firestore throws it. */
export function failure(code: string): FirebaseError {
  return new FirebaseError(code, `made to fail by the test: ${code}`);
}

/**
 * The fields of `before` with those of `after`, map by map, as a write with `merge` leaves them: an empty map replaces,
 * and one of deletions alone makes none.
 */
function merged(before: Fields, after: Fields): Fields {
  const whole = { ...before };
  for (const [field, value] of Object.entries(after)) {
    const old = before[field];
    const isMerged = isMap(value) && Object.keys(value).length > 0;
    const next = isMerged ? merged(isMap(old) ? old : {}, value) : value;
    if (!isMerged || isMap(old) || Object.keys(next as Fields).length > 0) whole[field] = next;
  }
  return withoutDeleted(whole);
}

function withoutDeleted(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== DELETED));
}

function isMap(value: unknown): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !('isEqual' in value) &&
    !isTime(value)
  );
}

function holdsUndefined(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsUndefined);
  return value === undefined || (isMap(value) && Object.values(value).some(holdsUndefined));
}

// Promise.withResolvers came with Node 22.
function withResolvers() {
  let resolve = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
