import { useSyncExternalStore } from 'react';
import { Listeners } from './Listeners';

/** A value outside React, with those who listen to its changes. */
export class Observable<T> {
  readonly #listeners = new Listeners();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly current = (): T => this.#value;

  set(value: T): void {
    if (value === this.#value) return;
    this.#value = value;
    this.#listeners.notify();
  }
}

/** The value as it is now; draws again when it changes. */
export function useObservable<T>({ subscribe, current }: Observable<T>): T {
  return useSyncExternalStore(subscribe, current);
}
