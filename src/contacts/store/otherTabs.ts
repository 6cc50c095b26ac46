import { oneFor } from '../../platform/oneFor';
import type { ContactStore } from './ContactStore';

const channelOf = oneFor(({ uid }: ContactStore) => new BroadcastChannel(`cardfile.back.${uid}`));

/** Tells the other tabs which contacts are back: no listener hears of one with its old times (R15.71). */
export function tellOtherTabs(store: ContactStore, ids: readonly string[]): void {
  if (ids.length > 0 && !store.over.aborted) channelOf(store).postMessage(ids);
}

/** Applies messages of other tabs to the store until its session is over. */
export function hearOtherTabs(store: ContactStore): void {
  const channel = channelOf(store);
  channel.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
    // Contacts that are not loaded yet will be read with all others.
    if (store.marks) void store.check(data);
  };
  store.over.addEventListener('abort', () => channel.close());
}
