import { failureReason } from '../lib/remoteFailure';
import { MessageBox } from '../ui/MessageBox';
import { TryAgainButton } from '../ui/Button';
import type { SubscriptionState } from './loadSubscription';

interface SubscriptionProblemProps {
  state: Extract<SubscriptionState, { kind: 'failed' | 'retrying' }>;
  onTryAgain: () => void;
}

/** Stands in the subscription's place where it could not be read, or is asked for again. */
export function SubscriptionProblem({ state, onTryAgain }: SubscriptionProblemProps) {
  if (state.kind === 'retrying') {
    return <MessageBox kind="info">Loading your subscription...</MessageBox>;
  }
  return (
    <MessageBox kind="error" action={<TryAgainButton variant="quiet" onTryAgain={onTryAgain} />}>
      We couldn’t load your subscription. {failureReason(state.failure)}
    </MessageBox>
  );
}
