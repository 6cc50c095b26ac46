import { lateCode } from '../../platform/lateCode';
import { runWhenIdle } from '../../platform/runWhenIdle';
import { copyOwner } from '../../session/copy/choice';
import { purgeBin } from './bin/deleteForGood';
import type { ContactStore } from './ContactStore';
import { saveList } from './copy';

/** A return to the tab this soon after a refresh reads nothing. */
const LATELY_MS = 30_000;

/** Changes within this time are stored together. */
const PAUSE_MS = 1_000;

const loadLive = lateCode(() => import('./liveContacts'));

/** Refreshes the store at a return (R15.21), listens for changes (R15.71) and keeps the copy (R15.80), until it is over. */
export function keepCurrent(store: ContactStore): void {
  const { over: signal } = store;
  const begin = async () => {
    const { liveContacts } = await loadLive();
    return liveContacts(store, signal);
  };
  let live: ReturnType<typeof begin> | null = null;
  const listen = () => {
    if (!store.cursors || signal.aborted) return;
    live ??= begin();
    live.then(
      (start) => start(),
      () => {
        // Its code did not load: the next return tries again.
        live = null;
      },
    );
  };
  const comeBack = async () => {
    // While many are changed here, a refresh would find the half of it.
    if (document.visibilityState !== 'visible' || store.worksOnMany.current() > 0) return;
    await store.refresh(LATELY_MS);
    listen();
  };
  const onReturn = () => void comeBack();
  document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('focus', onReturn, { signal });
  window.addEventListener('online', onReturn, { signal });
  const stopWaiting = store.subscribe(() => {
    if (!store.cursors) return;
    stopWaiting();
    // The next visit does what failed.
    const tryPurge = () => void purgeBin(store).catch(() => undefined);
    signal.addEventListener('abort', runWhenIdle([listen, tryPurge]));
  });
  signal.addEventListener('abort', stopWaiting);
  signal.addEventListener('abort', keepCopy(store));
}

/** Stores the whole list a second after its last change, if a copy is kept. Returns a function that ends that. */
function keepCopy(store: ContactStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stored: unknown;
  const save = async () => {
    const list = store.current();
    const { cursors, upToDateAt } = store;
    if (list.kind !== 'all' || !cursors || list === stored || copyOwner() !== store.uid) return;
    try {
      // Only a loaded list: loading it here would retry each second without a network.
      await saveList(store.uid, { contacts: list.contacts, cursors, at: upToDateAt });
      stored = list;
      store.isCopied.set(true);
    } catch {
      // Without a stored copy the list is still in memory.
      store.isCopied.set(false);
    }
  };
  const unsubscribe = store.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), PAUSE_MS);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
