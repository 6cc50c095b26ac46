import type { ReactNode } from 'react';
import { useActions } from '../../ui/actions';
import { ButtonLink } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { useWayToList } from '../store/useWayToList';
import type { Verdict } from './Judge';
import { Judged } from './Judged';

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
