import { FirebaseError } from 'firebase/app';
import type { FieldValue } from 'firebase/firestore/lite';

export type Fields = Record<string, unknown>;

/** What `serverTimestamp()` gives: a write shows it as it was sent, a later read as the server's time. */
export const SERVER_TIMESTAMP: FieldValue = { isEqual: (other) => other === SERVER_TIMESTAMP };
export const SERVER_TIME = timestamp('2025-11-21T12:00:00Z');

/** A date as the database gives it. */
export function timestamp(iso: string): { toDate: () => Date } {
  return { toDate: () => new Date(iso) };
}

/** What has gone out to the database, in order. */
export type Write =
  { kind: 'set' | 'update'; path: string; fields: Fields } | { kind: 'delete'; path: string };

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
  readonly #plans = new Map<string, (() => Promise<void>)[]>();
  readonly #lostAnswers = new Map<string, string>();
  /** Every call in order, also those that failed. */
  readonly calls: string[] = [];
  readonly writes: Write[] = [];
  /** How many documents lists have been answered with. */
  sent = 0;
  /** Whether every call fails as without a network. `goOffline` sets the browser's state too. */
  isOffline = false;

  reset(): void {
    this.#documents.clear();
    this.calls.length = 0;
    this.#plans.clear();
    this.#lostAnswers.clear();
    this.writes.length = 0;
    this.sent = 0;
    this.isOffline = false;
  }

  put(path: string, fields: Fields): void {
    this.#documents.set(path, fields);
  }

  /** The document as it is stored now; `undefined` when there is none. */
  read(path: string): Fields | undefined {
    return this.#documents.get(path);
  }

  remove(path: string): void {
    this.#documents.delete(path);
  }

  /** Carries a write out and keeps it for the test to look at. */
  write(write: Write): void {
    this.writes.push(write);
    this.#store(write);
    const call = callOf(write.kind, write.path);
    const code = this.#lostAnswers.get(call);
    this.#lostAnswers.delete(call);
    if (code) throw failure(code);
  }

  #store(write: Write): void {
    if (write.kind === 'delete') {
      this.#documents.delete(write.path);
      return;
    }
    const changes = Object.entries(write.fields).map(([field, value]) => [
      field,
      value === SERVER_TIMESTAMP ? SERVER_TIME : value,
    ]);
    const before = write.kind === 'update' ? this.read(write.path) : {};
    const changed = Object.fromEntries(changes) as Fields;
    this.put(write.path, { ...before, ...changed });
  }

  /** The documents of a collection by their paths. */
  list(collection: string): [path: string, fields: Fields][] {
    return [...this.#documents].filter(([path]) => path.startsWith(`${collection}/`));
  }

  /** How often a call was made. */
  count(call: Call): number {
    return this.calls.filter((made) => made === call).length;
  }

  /** The next call of this kind that has no plan yet goes well. */
  letNext(call: Call): void {
    this.#plan(call, () => Promise.resolve());
  }

  /** The next call of this kind that has no plan yet fails with a Firestore code. */
  failNext(call: Call, code: string): void {
    this.#plan(call, () => Promise.reject(failure(code)));
  }

  /** The next write of this kind is done, and this code is the answer all the same. */
  loseAnswer(call: Call, code: string): void {
    this.#lostAnswers.set(call, code);
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
