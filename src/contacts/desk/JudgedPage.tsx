import type { ReactNode } from 'react';
import { useActions } from '../../ui/actions';
import { ButtonLink } from '../../ui/Button';
import { ErrorCard } from '../../ui/ErrorCard';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { TryAgainButton } from '../../ui/TryAgainButton';
import { ContactsFailed } from '../store/ContactsFailed';
import { useContactList } from '../store/useContactStore';
import { useWayToList } from '../store/useListStore';
import type { Verdict } from '../store/judge/Judge';
import { useJudgement } from '../store/judge/useJudgement';

interface JudgedPageProps {
  beside: { to: string; label: string };
  children: (verdict: Verdict) => ReactNode;
}

/** A page about what the judgement found. */
export function JudgedPage({ beside, children }: JudgedPageProps) {
  const list = useWayToList();
  useActions({ back: () => list.go() });
  return (
    <Page>
      <PageHeading
        actions={
          <>
            <ButtonLink variant="quiet" to={beside.to}>
              {beside.label}
            </ButtonLink>
            <ButtonLink icon="arrowLeft" {...list.link}>
              Back to Contacts
            </ButtonLink>
          </>
        }
      />
      <Judged>{children}</Judged>
    </Page>
  );
}

/** Draws the verdict on the contacts; until then its progress, or the error. */
function Judged({ children }: { children: (verdict: Verdict) => ReactNode }) {
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
