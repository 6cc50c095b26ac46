import { isYounger } from '../platform/isYounger';
import { Listeners } from '../platform/Listeners';
import type { RemoteFailure } from '../platform/remoteFailure';
import { failureOf } from './remoteCall';

export interface Answer<T> {
  data: T | undefined;
  /** The reason why the last read failed. It stays until the next read ends. */
  failure: RemoteFailure | null;
  isReading: boolean;
}

/**
 * One question to the services and its last answer, for `useQuery`: one read for all that use it. When its last user
 * goes, the running read and the failure go too; only an answer stays.
 */
export class Query<T> {
  readonly #read: (signal: AbortSignal) => Promise<T>;
  readonly #over: AbortSignal | undefined;
  readonly #listeners = new Listeners();
  #answer: Answer<T>;
  /** In ms since 1970. An answer that is `kept` from an earlier visit counts as old. */
  #answeredAt = -Infinity;
  #reading: AbortController | null = null;

  /** Once `over` is aborted nothing is read, and no answer taken. */
  constructor(read: (signal: AbortSignal) => Promise<T>, kept?: T, over?: AbortSignal) {
    this.#read = read;
    this.#over = over;
    over?.addEventListener('abort', () => this.#stop());
    this.#answer = { data: kept, failure: null, isReading: false };
  }

  readonly current = (): Answer<T> => this.#answer;

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#listeners.subscribe(listener);
    return () => {
      unsubscribe();
      if (!this.#listeners.isEmpty) return;
      this.#stop();
      this.#answer = { data: this.#answer.data, failure: null, isReading: false };
    };
  };

  /** Reads, unless a read is running or the answer is younger than `freshFor` ms. Never throws. */
  async refresh(freshFor = 0): Promise<void> {
    if (this.#over?.aborted || this.#reading || isYounger(this.#answeredAt, freshFor)) return;
    const reading = new AbortController();
    this.#reading = reading;
    this.#set({ isReading: true });
    const result = await this.#read(reading.signal).then(
      (data) => ({ data, failure: null }),
      (error: unknown) => ({ failure: failureOf(error) }),
    );
    if (this.#reading !== reading) return;
    this.#reading = null;
    if (!result.failure) this.#answeredAt = Date.now();
    this.#set({ ...result, isReading: false });
  }

  /** The stored data changed: a read that is done or running may be outdated. Reads again if the answer is shown. */
  invalidate(): void {
    this.#stop();
    this.#answeredAt = -Infinity;
    if (!this.#listeners.isEmpty) void this.refresh();
  }

  change(change: (data: T) => T): void {
    const { data } = this.#answer;
    if (data !== undefined) this.#set({ data: change(data) });
    // Its answer may be older.
    if (this.#reading) this.invalidate();
  }

  #stop(): void {
    this.#reading?.abort();
    this.#reading = null;
  }

  #set(change: Partial<Answer<T>>): void {
    this.#answer = { ...this.#answer, ...change };
    this.#listeners.notify();
  }
}
