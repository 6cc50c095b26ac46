import { hashKey, type QueryClient } from '@tanstack/react-query';
import { countOf, ownByName } from '../contacts/allContacts';
import { contactListKey, listedContact, type ContactList } from '../contacts/cache';
import { listenToContacts } from '../contacts/listenToContacts';
import type { OwnContact } from '../contacts/ownContact';
import { contactListQuery } from '../contacts/queries';
import { holds } from '../contacts/refreshContacts';
import { reportError } from '../reporting/reportError';
import { subscriptionQuery } from '../subscription/queries';

/** In ms: a page that is hidden for longer does not listen. */
const HIDDEN = 60_000;

/** In ms: so often contacts are counted, for a listener hears of no deletion of an older one. */
const COUNTED_EVERY = 60_000;

/**
 * Lets the contacts of `uid` follow what is stored, while the page is visible and until `signal` (R15.71).
 * Returns what makes it begin, the first time and after it has ended because nobody looked.
 */
export function liveContacts(client: QueryClient, uid: string, signal: AbortSignal): () => void {
  const listKey = contactListKey(uid);
  const listHash = hashKey(listKey);
  const listOf = () => client.getQueryData<ContactList>(listKey);
  let end: (() => void) | null = null;
  let isRefused = false;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let inVain = '';

  const stop = () => {
    end?.();
    end = null;
  };
  // What it fails with, the page says.
  const refresh = () => {
    client.query({ ...contactListQuery(uid), staleTime: 0 }).catch(() => {});
  };
  const begin = () => {
    const marks = listOf()?.marks;
    if (end || isRefused || signal.aborted || !isVisible() || !navigator.onLine || !marks) return;
    end = listenToContacts(client, uid, marks, {
      onAdded: () => void client.invalidateQueries(subscriptionQuery(uid)),
      onRefused: (error) => {
        stop();
        if (isRefused || signal.aborted) return;
        isRefused = true;
        reportError(error, 'session/liveContacts');
        // Who may not listen may not read either, or still may: the page says which. Returns and counts go on.
        refresh();
      },
    });
  };
  const count = async () => {
    if (!isVisible() || !navigator.onLine) return;
    const counted = await countOf(ownByName(uid)).catch(() => null);
    const list = listOf();
    if (counted === null || !list?.isWhole || signal.aborted) return;
    const difference = holds(list, counted) ? '' : `${counted} of ${list.contacts.length}`;
    // What a whole read did not mend, the next one would not either.
    const isNew = difference !== '' && difference !== inVain;
    inVain = difference;
    if (isNew) refresh();
  };

  const counting = setInterval(() => void count(), COUNTED_EVERY);
  const onVisibility = () => {
    clearTimeout(hiding);
    if (!isVisible()) hiding = setTimeout(stop, HIDDEN);
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  // The SDK would call in vain, each time with an error in the console. The network's return begins again.
  window.addEventListener('offline', stop, { signal });
  const unfollow = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === listHash) followOpenContact(client, uid);
  });
  signal.addEventListener('abort', () => {
    stop();
    unfollow();
    clearTimeout(hiding);
    clearInterval(counting);
  });
  return begin;
}

/** The page of a contact shows what the list has of it. A form began from what it was, and keeps to that. */
function followOpenContact(client: QueryClient, uid: string): void {
  const open = { queryKey: ['contact', uid], type: 'active' } as const;
  for (const [key, found] of client.getQueriesData<OwnContact>(open)) {
    if (found?.kind !== 'found') continue;
    const contact = listedContact(client, uid, found.contact.id);
    if (!contact || JSON.stringify(contact) === JSON.stringify(found.contact)) continue;
    client.setQueryData(key, { kind: 'found', contact } satisfies OwnContact);
  }
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
