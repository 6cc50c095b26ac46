import type { ReactNode } from 'react';
import { failureReason } from '../../lib/remoteFailure';
import { TryAgainButton } from '../../ui/Button';
import { ErrorCard } from '../../ui/ErrorCard';
import { Loading } from '../../ui/Loading';
import { useContactList, useContactStore } from '../store/useContactStore';
import type { Verdict } from './Judge';
import { useJudgement } from './useJudgement';

/** What is drawn from the verdict on the contacts; until then, how far it is, or why there is none. */
export function Judged({ children }: { children: (verdict: Verdict) => ReactNode }) {
  const store = useContactStore();
  const list = useContactList();
  const { state, tryAgain } = useJudgement();
  if (list.kind === 'failed' || list.kind === 'incomplete') {
    return (
      <ErrorCard message={`Failed to load your contacts. ${failureReason(list.failure)}`}>
        <TryAgainButton variant="primary" onTryAgain={() => void store.refresh()} />
      </ErrorCard>
    );
  }
  if (state.kind === 'failed') {
    return (
      <ErrorCard message="This browser didn’t start the part of the site that looks through your contacts. Everything else works.">
        <TryAgainButton variant="primary" onTryAgain={tryAgain} />
      </ErrorCard>
    );
  }
  if (state.kind === 'waiting') {
    return (
      <Loading title="Looking through your contacts..." hint="This happens in your browser." />
    );
  }
  return children(state);
}
