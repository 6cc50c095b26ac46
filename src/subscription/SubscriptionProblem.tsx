import { failureReason } from '../platform/remoteFailure';
import { MessageBox } from '../ui/MessageBox';
import { TryAgainButton } from '../ui/TryAgainButton';
import type { SubscriptionState } from './loadSubscription';

interface SubscriptionProblemProps {
  state: Extract<SubscriptionState, { kind: 'failed' | 'retrying' }>;
  onTryAgain: () => void;
}

/** Replaces a subscription that could not be read, or is read again. */
export function SubscriptionProblem({ state, onTryAgain }: SubscriptionProblemProps) {
  if (state.kind === 'retrying') {
    return <MessageBox kind="info">Loading your subscription...</MessageBox>;
  }
  return (
    <MessageBox kind="error" action={<TryAgainButton variant="quiet" onTryAgain={onTryAgain} />}>
      {`We couldn’t load your subscription. ${failureReason(state.failure)}`}
    </MessageBox>
  );
}
