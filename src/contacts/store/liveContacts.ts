import {
  onSnapshot,
  orderBy,
  query,
  where,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { liveBin, liveContactsCollection } from '../../firebase/liveCollections';
import { isYounger } from '../../platform/isYounger';
import { isOnline, watchNetwork } from '../../platform/network';
import { reportError } from '../../platform/reporting/reportError';
import type { ContactList } from './ContactList';
import type { ContactStore } from './ContactStore';
import { binEntry, contactOf, countContacts } from './reads';

/** A page that is hidden longer stops listening. */
const HIDDEN_MS = 60_000;

/** How often contacts are counted. Listeners do not report cards that the phone deletes. */
const COUNTED_EVERY_MS = 60_000;

/** A count alone lets everything be read no sooner after the last time. */
const READ_IN_FULL_EVERY_MS = 10 * 60_000;

/** Keeps the store current while the page is visible, until `signal` aborts (R15.71). The answer starts listening. */
export function liveContacts(store: ContactStore, signal: AbortSignal): () => void {
  let end: (() => void) | null = null;
  let isRefused = false;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let inVain = '';

  const hasWork = () => store.worksOnMany.current() > 0;
  const stop = () => {
    end?.();
    end = null;
  };
  const begin = () => {
    const isOpen = isVisible() && isOnline() && !hasWork();
    if (end || isRefused || signal.aborted || !isOpen || !store.cursors) return;
    end = listen(store, (error) => {
      stop();
      if (isRefused || signal.aborted) return;
      isRefused = true;
      reportError(error, 'contacts/store');
      // A refused listener may mean refused reads: the page shows that. Refreshes and counts continue.
      void store.refresh();
    });
  };
  const follow = () => {
    if (isOnline() && !hasWork()) begin();
    else stop();
  };
  const count = async () => {
    if (!isVisible() || hasWork()) return;
    // Also where the browser says that there is no network: an answer proves that there is one.
    const counted = await countContacts(store.uid).catch(() => null);
    if (hasWork()) return;
    if (counted !== null) begin();
    const list = store.current();
    if (counted === null || list.kind !== 'all' || signal.aborted) return;
    const held = list.contacts.length;
    const difference = held === counted ? '' : `${String(counted)} of ${String(held)}`;
    // The browser may have called the network back before it was.
    const mayBeBack = list.failure !== null && !isTimedOut(list);
    const isOff = difference !== '' && difference !== inVain;
    const shown = store.onScreen();
    if (end && !mayBeBack && isOff && shown.length > 0 && isReadLately(store)) {
      // What is new is heard, and what is on the screen must be there. The rest waits, also for a return.
      await store.check(shown);
      return;
    }
    if (mayBeBack || isOff) await store.refresh();
    // If a full read left the list as it was, or a line was too slow for it, the next would do no better.
    const after = store.current();
    inVain = after === list || isTimedOut(after) ? difference : '';
  };

  const counting = setInterval(() => void count(), COUNTED_EVERY_MS);
  const onVisibility = () => {
    clearTimeout(hiding);
    if (!isVisible()) hiding = setTimeout(stop, HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  // Without a network the SDK only logs errors. A browser may be wrong about it: then an answer of the site starts
  // listening again.
  const unwatch = watchNetwork(follow);
  const unsubscribe = store.worksOnMany.subscribe(follow);
  signal.addEventListener('abort', () => {
    unsubscribe();
    unwatch();
    stop();
    clearTimeout(hiding);
    clearInterval(counting);
  });
  return begin;
}

// Asks by either time, since a new contact may lack a time of change, and for moves to and from the bin.
function listen(store: ContactStore, onRefused: (error: unknown) => void): () => void {
  const { uid, cursors } = store;
  if (!cursors) return () => {};
  const updated = query(
    liveContactsCollection(),
    where('userId', '==', uid),
    where('updatedAt', '>=', new Date(cursors.updatedAt.from)),
    orderBy('updatedAt', 'asc'),
  );
  const created = query(
    liveContactsCollection(),
    where('userId', '==', uid),
    where('createdAt', '>=', new Date(cursors.createdAt.from)),
    orderBy('createdAt', 'desc'),
  );
  const deleted = query(
    liveBin(uid),
    where('deletedAt', '>=', new Date(cursors.deletedAt.from)),
    orderBy('deletedAt', 'asc'),
  );
  let isBinHeard = false;
  const apply = (field: keyof typeof TIMES) => (snapshot: QuerySnapshot) => {
    const there: QueryDocumentSnapshot[] = [];
    const gone: string[] = [];
    for (const { type, doc } of snapshot.docChanges()) {
      if (type === 'removed') gone.push(doc.id);
      else there.push(doc);
    }
    const binned = field === 'deletedAt' ? there.map(({ id }) => id) : [];
    if (field !== 'deletedAt') store.put(...there.map(contactOf));
    else if (isBinHeard) store.remove(...binned);
    // A contact from the bin may be stored again since: it is read by its id.
    else gone.push(...binned.filter((id) => store.contact(id) !== undefined));
    // A cached answer does not say what is gone or whether it is complete.
    if (snapshot.metadata.fromCache) return;
    if (field === 'deletedAt') isBinHeard = true;
    store.moveCursor(field, there.map(TIMES[field]));
    // Deleted, restored, or stored with another time: they are read by their ids.
    if (gone.length > 0) void store.check(gone);
  };
  const ends = [
    onSnapshot(updated, apply('updatedAt'), onRefused),
    onSnapshot(created, apply('createdAt'), onRefused),
    onSnapshot(deleted, apply('deletedAt'), onRefused),
  ];
  return () => {
    for (const end of ends) end();
  };
}

const TIMES = {
  updatedAt: (document: QueryDocumentSnapshot) => contactOf(document).updatedAt,
  createdAt: (document: QueryDocumentSnapshot) => contactOf(document).createdAt,
  deletedAt: (document: QueryDocumentSnapshot) => binEntry(document).deletedAt,
};

function isReadLately({ cursors }: ContactStore): boolean {
  return cursors !== null && isYounger(cursors.readInFull, READ_IN_FULL_EVERY_MS);
}

function isTimedOut(list: ContactList): boolean {
  return list.kind === 'all' && list.failure === 'timedOut';
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
