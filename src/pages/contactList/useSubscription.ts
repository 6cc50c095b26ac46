import { useEffect, useState } from 'react';
import { loadSubscription } from '../../subscription/loadSubscription';
import { failureOf } from '../../firebase/remoteCall';
import type { RemoteFailure } from '../../lib/remoteFailure';
import type { Subscription } from '../../subscription/subscription';
import { useSessionStore } from '../../session/useSessionStore';

export type SubscriptionState =
  | { kind: 'loading' }
  /** `null` when the user has none; `failure` is why it could not be refreshed since. */
  | { kind: 'known'; subscription: Subscription | null; failure?: RemoteFailure }
  | { kind: 'failed'; failure: RemoteFailure }
  /** Asked for again after a failure, beside contacts that may be in use. */
  | { kind: 'retrying' };

/** The user's subscription, read afresh; what is in memory is shown meanwhile, and kept on a failure. */
export function useSubscription(): { subscription: SubscriptionState; retry: () => void } {
  const memory = useSessionStore();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SubscriptionState>(() =>
    memory.subscription === undefined
      ? { kind: 'loading' }
      : { kind: 'known', subscription: memory.subscription },
  );

  useEffect(() => {
    let left = false;
    loadSubscription(memory.uid).then(
      (subscription) => {
        memory.keepSubscription(subscription);
        if (!left) setState({ kind: 'known', subscription });
      },
      (error: unknown) => {
        const failure = failureOf(error);
        if (left) return;
        setState((shown) =>
          shown.kind === 'known' ? { ...shown, failure } : { kind: 'failed', failure },
        );
      },
    );
    return () => {
      left = true;
    };
  }, [memory, attempt]);

  const retry = () => {
    setState((shown) =>
      shown.kind === 'known'
        ? { kind: 'known', subscription: shown.subscription }
        : { kind: 'retrying' },
    );
    setAttempt((before) => before + 1);
  };
  return { subscription: state, retry };
}
