import type { DecisionPart } from '../../../firebase/collections';
import { failureReason } from '../../../platform/remoteFailure';
import { ErrorCard } from '../../../ui/ErrorCard';
import { Loading } from '../../../ui/Loading';
import type { Decisions, DecisionsState } from './Decisions';

interface DecisionsPendingProps {
  state: Exclude<DecisionsState, { kind: 'known' }>;
  decisions: Decisions;
  part: DecisionPart;
}

/** Replaces a page that needs earlier answers, while they load or if they could not be loaded. */
export function DecisionsPending({ state, decisions, part }: DecisionsPendingProps) {
  if (state.kind === 'loading') return <Loading title="Loading your earlier answers..." />;
  return (
    <ErrorCard
      message={`We couldn’t load your earlier answers. ${failureReason(state.failure)}`}
      onTryAgain={() => void decisions.load(part)}
    />
  );
}
