import type { QueryClient } from '@tanstack/react-query';
import { contactListKey, type ContactList } from '../../contacts/cache';
import type { Marks } from '../../contacts/marks';
import { packContacts } from '../../contacts/packed';
import { contactListQuery } from '../../contacts/queries';
import { chunksOf } from '../../lib/chunksOf';
import { runWhenIdle } from '../../lib/runWhenIdle';
import { subscriptionQuery } from '../../subscription/queries';
import type { Subscription } from '../../subscription/subscription';
import { copyOwner } from './choice';
import { saveCopy } from './storedCopy';

/** In ms: what changes sooner after the last change is stored with it. */
const PAUSE = 1_000;

/** How many contacts are packed in one task: a few milliseconds' worth. */
const PART = 500;

const watched = new WeakSet<QueryClient>();

/** Stores what is known of `uid` now and after each change, while the browser is idle (R15.80). */
export function keepCopy(client: QueryClient, uid: string): void {
  if (watched.has(client)) return;
  watched.add(client);
  const keys: unknown[] = [contactListKey(uid)[0], subscriptionQuery(uid).queryKey[0]];
  let stored: Known | null = null;
  let callOff = () => {};
  const store = () => {
    callOff();
    const timer = setTimeout(() => {
      const known = knownOf(client, uid);
      const isStored = known?.list === stored?.list && known?.plan === stored?.plan;
      if (!known || isStored) return;
      // A copy that cannot be stored is none: the list is here.
      callOff = storeWhenIdle(
        uid,
        known,
        () => {
          stored = known;
        },
        () => {},
      );
    }, PAUSE);
    callOff = () => {
      clearTimeout(timer);
    };
  };
  client.getQueryCache().subscribe(({ type, query }) => {
    const [key] = query.queryKey as readonly unknown[];
    if (type === 'updated' && keys.includes(key) && copyOwner() === uid) store();
  });
  store();
}

/** Loads the list, if it is not here, and stores it. Rejects where it cannot be loaded or stored. */
export async function keepNow(client: QueryClient, uid: string): Promise<void> {
  await client.query({ ...contactListQuery(uid), staleTime: Infinity });
  await new Promise<void>((resolve, reject) => {
    const known = knownOf(client, uid);
    if (known) storeWhenIdle(uid, known, resolve, reject);
    else resolve();
  });
  keepCopy(client, uid);
}

/** What a session knows: the list with when it was brought up to date, in ms, and the plan. */
interface Known {
  list: ContactList;
  marks: Marks;
  at: number;
  plan: Subscription | null | undefined;
}

/** `null` until the list is whole. */
function knownOf(client: QueryClient, uid: string): Known | null {
  const state = client.getQueryState<ContactList>(contactListKey(uid));
  const { data, dataUpdatedAt = 0 } = { ...state };
  if (!data?.isWhole || !data.marks) return null;
  return {
    list: data,
    marks: data.marks,
    at: data.copiedAt ?? dataUpdatedAt,
    plan: client.getQueryData(subscriptionQuery(uid).queryKey),
  };
}

/** Returns how to call it off. */
function storeWhenIdle(
  uid: string,
  { list: { contacts }, marks, at, plan: subscription }: Known,
  onStored: () => void,
  onFailed: (error: unknown) => void,
): () => void {
  const parts: string[] = [];
  const pack = chunksOf(contacts, PART).map((part) => () => {
    parts.push(packContacts(part));
  });
  const save = () => {
    saveCopy({ uid, at, marks, parts, subscription }).then(onStored, onFailed);
  };
  return runWhenIdle([...pack, save]);
}
