import type { QueryClient } from '@tanstack/react-query';
import { contactListKey, type ContactList } from '../../contacts/cache';
import { packContacts } from '../../contacts/packed';
import { contactListQuery } from '../../contacts/queries';
import { chunksOf } from '../../lib/chunksOf';
import { mapInChunks } from '../../lib/mapInChunks';
import { subscriptionQuery } from '../../subscription/queries';
import { copyOwner } from './choice';
import { saveCopy, type Stored } from './storedCopy';

/** In ms: what changes sooner after the last change is stored with it. */
const PAUSE = 1_000;

/** How many contacts are packed in one task: a few milliseconds' worth, which hold up no key press. */
const PART = 500;

const watched = new WeakSet<QueryClient>();

/** Stores what is known of `uid` now, and a second after the last of its changes (R15.80). */
export function keepCopy(client: QueryClient, uid: string): void {
  if (watched.has(client)) return;
  watched.add(client);
  const keys: unknown[] = [contactListKey(uid)[0], subscriptionQuery(uid).queryKey[0]];
  let timer: ReturnType<typeof setTimeout>;
  let stored: unknown[] = [];
  const store = async () => {
    const known = knownOf(client, uid);
    if (known.every((data, at) => data === stored[at])) return;
    try {
      await storeNow(client, uid);
      stored = known;
    } catch {
      // A copy that cannot be stored is none: the list is here.
    }
  };
  const storeLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void store(), PAUSE);
  };
  client.getQueryCache().subscribe(({ type, query }) => {
    const [key] = query.queryKey as readonly unknown[];
    if (type === 'updated' && keys.includes(key) && copyOwner() === uid) storeLater();
  });
  storeLater();
}

/** Loads the list, if it is not here, and stores it. Rejects where it cannot be loaded or stored. */
export async function keepNow(client: QueryClient, uid: string): Promise<void> {
  await client.query({ ...contactListQuery(uid), staleTime: Infinity });
  await storeNow(client, uid);
  keepCopy(client, uid);
}

function knownOf(client: QueryClient, uid: string): unknown[] {
  return [
    client.getQueryData(contactListKey(uid)),
    client.getQueryData(subscriptionQuery(uid).queryKey),
  ];
}

async function storeNow(client: QueryClient, uid: string): Promise<void> {
  const { data: list, dataUpdatedAt = 0 } = {
    ...client.getQueryState<ContactList>(contactListKey(uid)),
  };
  if (!list?.isWhole || !list.marks) return;
  const copy: Omit<Stored, 'parts'> = {
    uid,
    at: list.copiedAt ?? dataUpdatedAt,
    marks: list.marks,
    subscription: client.getQueryData(subscriptionQuery(uid).queryKey),
  };
  const parts = await mapInChunks(chunksOf(list.contacts, PART), 1, packContacts);
  await saveCopy({ ...copy, parts });
}
