import { Listeners } from '../lib/Listeners';
import type { RemoteFailure } from '../lib/remoteFailure';
import { failureOf } from './remoteCall';

/** What a query knows. */
export interface Answer<T> {
  /** `undefined` before the first answer. */
  data: T | undefined;
  /** Why the last reading brought nothing; `null` where it did. It stays until the next has ended. */
  failure: RemoteFailure | null;
  isReading: boolean;
}

/**
 * One question to the services and its last answer, for `useQuery`. It is read once, however many parts of the page
 * ask. When the last of them is gone, so are the reading under way and the failure: only an answer is kept.
 */
export class Query<T> {
  readonly #read: (signal: AbortSignal) => Promise<T>;
  readonly #listeners = new Listeners();
  #answer: Answer<T>;
  /** In ms since 1970. What is `kept` from an earlier visit is as old as can be. */
  #answeredAt = -Infinity;
  #reading: AbortController | null = null;

  constructor(read: (signal: AbortSignal) => Promise<T>, kept?: T) {
    this.#read = read;
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

  /** Reads, unless that is under way or was done less than `freshFor` ms ago. Never throws. */
  async refresh(freshFor = 0): Promise<void> {
    if (this.#reading || Date.now() - this.#answeredAt < freshFor) return;
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

  /** The stored data has changed: what was read, or is on its way, may be the old one. Read again where it is shown. */
  invalidate(): void {
    this.#stop();
    this.#answeredAt = -Infinity;
    if (!this.#listeners.isEmpty) void this.refresh();
  }

  /** Changes the answer, where there is one, without reading it. */
  change(change: (data: T) => T): void {
    const { data } = this.#answer;
    if (data !== undefined) this.#set({ data: change(data) });
  }

  #stop(): void {
    this.#reading?.abort();
    this.#reading = null;
  }

  #set(change: Partial<Answer<T>>): void {
    this.#answer = { ...this.#answer, ...change };
    this.#listeners.tell();
  }
}
