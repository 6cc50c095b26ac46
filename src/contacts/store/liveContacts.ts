import {
  onSnapshot,
  orderBy,
  query,
  where,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { liveBin, liveContactsCollection } from '../../firebase/liveCollections';
import { reportError } from '../../reporting/reportError';
import type { ContactStore } from './ContactStore';
import { binEntry, contactOf } from './reads';

/** In ms: a page that is hidden for longer does not listen. */
const HIDDEN = 60_000;

/** How often contacts are counted, in ms: no listener hears of a card that the phone deletes. */
const COUNTED_EVERY = 60_000;

/**
 * Lets the store follow what is stored, while the page is visible and until `signal` (R15.71). Returns what
 * begins to listen, the first time and after it has ended because nobody looked.
 */
export function liveContacts(store: ContactStore, signal: AbortSignal): () => void {
  let end: (() => void) | null = null;
  let isRefused = false;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let inVain = '';

  const stop = () => {
    end?.();
    end = null;
  };
  const begin = () => {
    if (end || isRefused || signal.aborted || !isVisible() || !navigator.onLine || !store.marks) {
      return;
    }
    end = listen(store, (error) => {
      stop();
      if (isRefused || signal.aborted) return;
      isRefused = true;
      reportError(error, 'contacts/store');
      // Who may not listen may not read either, or still may: the page says which. Returns and counts go on.
      void store.refresh();
    });
  };
  const count = async () => {
    if (!isVisible() || !navigator.onLine) return;
    const counted = await store.count().catch(() => null);
    const list = store.current();
    if (counted === null || list.kind !== 'all' || signal.aborted) return;
    const held = list.contacts.length;
    const difference = held === counted ? '' : `${String(counted)} of ${String(held)}`;
    // What a full read did not mend, the next one would not either.
    if (difference !== '' && difference !== inVain) void store.refresh();
    inVain = difference;
  };

  const counting = setInterval(() => void count(), COUNTED_EVERY);
  const onVisibility = () => {
    clearTimeout(hiding);
    if (!isVisible()) hiding = setTimeout(stop, HIDDEN);
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  // Without a network the SDK only logs errors. The network's return begins again.
  window.addEventListener('offline', stop, { signal });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(hiding);
    clearInterval(counting);
  });
  return begin;
}

/**
 * Listens for what changes after the store's marks: contacts by either time, for a new one may lack a time of
 * change, and what is moved to the bin or back. Returns how to end that.
 */
function listen(store: ContactStore, onRefused: (error: unknown) => void): () => void {
  const { uid, marks } = store;
  if (!marks) return () => {};
  const updated = query(
    liveContactsCollection(),
    where('userId', '==', uid),
    where('updatedAt', '>=', new Date(marks.updatedAt.from)),
    orderBy('updatedAt', 'asc'),
  );
  const created = query(
    liveContactsCollection(),
    where('userId', '==', uid),
    where('createdAt', '>=', new Date(marks.createdAt.from)),
    orderBy('createdAt', 'desc'),
  );
  const deleted = query(
    liveBin(uid),
    where('deletedAt', '>=', new Date(marks.deletedAt.from)),
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
    // What was in the bin before may be stored once more since: its id tells.
    else gone.push(...binned.filter((id) => store.contact(id) !== undefined));
    // Without the database's word nothing is known to be gone from the answer, or to be all there is.
    if (snapshot.metadata.fromCache) return;
    if (field === 'deletedAt') isBinHeard = true;
    store.moveMark(field, there.map(TIMES[field]));
    // Deleted, back from the bin, or stored with another time: their ids tell.
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

/** The time by which each of the questions finds a document. */
const TIMES = {
  updatedAt: (document: QueryDocumentSnapshot) => contactOf(document).updatedAt,
  createdAt: (document: QueryDocumentSnapshot) => contactOf(document).createdAt,
  deletedAt: (document: QueryDocumentSnapshot) => binEntry(document).deletedAt,
};

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
