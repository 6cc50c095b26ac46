import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { getDoc } from 'firebase/firestore/lite';
import { auth } from '../firebase/auth';
import { profileRef, subscriptionRef } from '../firebase/collections';
import { failureOf, FRESH_FOR, READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import type { RemoteFailure } from '../lib/remoteFailure';
import { copyOwner, takeCopied } from '../session/copy/choice';
import { saveCopy } from '../session/copy/storedCopy';
import { readSubscription, type Subscription } from './subscription';

/** The name of the plan among what the browser keeps for a user. */
const PLAN = 'subscription';

/**
 * The plan of `uid` and its use, as the profile has them where there is no subscription (R10.28); `null` when
 * neither has. Fails with `RemoteError`.
 */
export function subscriptionQuery(uid: string) {
  return queryOptions({
    queryKey: ['subscription', uid],
    queryFn: async (): Promise<Subscription | null> => {
      const snapshot = await remoteCall(() => getDoc(subscriptionRef(uid)), READ_LIMIT);
      const subscription = snapshot.exists()
        ? readSubscription(snapshot.data())
        : await planInProfile(uid);
      // Where there is no room for a copy, the next visit asks for the plan first.
      if (copyOwner() === uid) saveCopy(uid, { [PLAN]: subscription }).catch(() => {});
      return subscription;
    },
    staleTime: FRESH_FOR,
    // As old as can be: the page that shows it brings it up to date.
    initialData: () => {
      const kept = takeCopied(uid, PLAN);
      return kept ? readSubscription(kept) : (kept as null | undefined);
    },
    initialDataUpdatedAt: 0,
  });
}

async function planInProfile(uid: string): Promise<Subscription | null> {
  // Somebody may have logged out since the first question: this one would be refused.
  if (auth.currentUser?.uid !== uid) return null;
  const profile = await remoteCall(() => getDoc(profileRef(uid)), READ_LIMIT);
  const stored = readSubscription(profile.data());
  return stored.plan ? stored : null;
}

export type SubscriptionState =
  | { kind: 'loading' }
  /** `null` when the user has none; `failure` is why it could not be refreshed since. */
  | { kind: 'known'; subscription: Subscription | null; failure: RemoteFailure | null }
  | { kind: 'failed'; failure: RemoteFailure }
  /** Asked for again after a failure, beside a page that may be in use. */
  | { kind: 'retrying' };

export function subscriptionState({
  data,
  error,
  isFetching,
  isFetchedAfterMount,
}: Pick<
  UseQueryResult<Subscription | null>,
  'data' | 'error' | 'isFetching' | 'isFetchedAfterMount'
>): SubscriptionState {
  const failure = error && !isFetching ? failureOf(error) : null;
  if (data !== undefined) return { kind: 'known', subscription: data, failure };
  if (failure) return { kind: 'failed', failure };
  return { kind: isFetchedAfterMount ? 'retrying' : 'loading' };
}
