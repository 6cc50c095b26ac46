import { getDoc } from 'firebase/firestore/lite';
import { profileRef, subscriptionRef } from '../firebase/collections';
import { type Answer, Query } from '../firebase/Query';
import { READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import type { RemoteFailure } from '../platform/remoteFailure';
import { copyOwner } from '../session/copy/choice';
import { takeCopied } from '../session/copy/readCopy';
import { saveCopy } from '../session/copy/storedCopy';
import { readSubscription, type Subscription } from './subscription';

/** The name of the plan in the copy. */
const PLAN = 'subscription';

/** The plan of `uid`, until `over`. It starts with the copy in the browser. */
export function planQuery(uid: string, over: AbortSignal): Query<Subscription | null> {
  const kept = takeCopied(uid, PLAN);
  const data = kept ? readSubscription(kept) : (kept as null | undefined);
  return new Query((signal) => loadSubscription(uid, signal), data, over);
}

/**
 * The plan of `uid` and its use, as the profile has them where there is no subscription (R10.28); `null` when
 * neither has. Throws `RemoteError`.
 */
async function loadSubscription(uid: string, signal: AbortSignal): Promise<Subscription | null> {
  const snapshot = await remoteCall(() => getDoc(subscriptionRef(uid)), READ_LIMIT);
  const subscription = snapshot.exists()
    ? readSubscription(snapshot.data())
    : await planInProfile(uid, signal);
  // Without room for a copy, the next visit asks for the plan first.
  if (copyOwner() === uid) saveCopy(uid, { [PLAN]: subscription }).catch(() => {});
  return subscription;
}

async function planInProfile(uid: string, signal: AbortSignal): Promise<Subscription | null> {
  // Somebody may have logged out since the first question: this one would be refused.
  signal.throwIfAborted();
  const profile = await remoteCall(() => getDoc(profileRef(uid)), READ_LIMIT);
  const stored = readSubscription(profile.data());
  return stored.plan ? stored : null;
}

export type SubscriptionState =
  | { kind: 'loading' }
  /** `null` when the user has none; `failure` is why the last refresh failed. */
  | { kind: 'known'; subscription: Subscription | null; failure: RemoteFailure | null }
  | { kind: 'failed'; failure: RemoteFailure }
  /** Read again after a failure, on a page that may be in use. */
  | { kind: 'retrying' };

export function subscriptionState({
  data,
  failure,
  isReading,
}: Answer<Subscription | null>): SubscriptionState {
  if (data !== undefined) {
    return { kind: 'known', subscription: data, failure: isReading ? null : failure };
  }
  if (!failure) return { kind: 'loading' };
  return isReading ? { kind: 'retrying' } : { kind: 'failed', failure };
}
