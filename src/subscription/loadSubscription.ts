import { getDoc } from 'firebase/firestore/lite';
import { subscriptionRef } from '../firebase/collections';
import { READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import { readSubscription, type Subscription } from './subscription';

/** Reads the plan of `uid` and its use; `null` when there is none. Throws `RemoteError`. */
export async function loadSubscription(uid: string): Promise<Subscription | null> {
  const snapshot = await remoteCall(() => getDoc(subscriptionRef(uid)), READ_LIMIT);
  return snapshot.exists() ? readSubscription(snapshot.data()) : null;
}
