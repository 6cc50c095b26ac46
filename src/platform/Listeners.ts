/** Listeners to each change of something outside React (`useSyncExternalStore`). */
export class Listeners {
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
