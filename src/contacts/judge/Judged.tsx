import type { ReactNode } from 'react';
import { ErrorCard } from '../../ui/ErrorCard';
import { Loading } from '../../ui/Loading';
import { TryAgainButton } from '../../ui/TryAgainButton';
import { ContactsFailed } from '../store/ContactsFailed';
import { useContactList } from '../store/useContactStore';
import type { Verdict } from './Judge';
import { useJudgement } from './useJudgement';

/** Draws the verdict on the contacts; until then its progress, or the error. */
export function Judged({ children }: { children: (verdict: Verdict) => ReactNode }) {
  const list = useContactList();
  const { state, tryAgain } = useJudgement();
  if (list.kind === 'failed' || list.kind === 'incomplete') {
    return <ContactsFailed failure={list.failure} />;
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
