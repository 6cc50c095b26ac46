import type { ContactStore } from './ContactStore';

/** Tabs of one user post to each other which contacts are back: no listener hears of one with its old times (R15.71). */
export class OtherTabs {
  readonly #channel: BroadcastChannel;
  readonly #over: AbortSignal;

  constructor(store: ContactStore) {
    this.#over = store.over;
    this.#channel = new BroadcastChannel(`cardfile.back.${store.uid}`);
    this.#channel.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
      // Contacts that are not loaded yet will be read with all others.
      if (store.cursors) void store.check(data);
    };
    this.#over.addEventListener('abort', () => this.#channel.close());
  }

  post(ids: readonly string[]): void {
    if (ids.length > 0 && !this.#over.aborted) this.#channel.postMessage(ids);
  }
}
