import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActions } from '../../ui/actions';
import { ButtonLink } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { useContactStore } from '../store/useContactStore';
import type { Verdict } from './Judge';
import { Judged } from './Judged';

interface JudgedPageProps {
  /** The other page of the two. */
  beside: { to: string; label: string };
  children: (verdict: Verdict) => ReactNode;
}

/** A page about what the worker has found. */
export function JudgedPage({ beside, children }: JudgedPageProps) {
  const { memory: list } = useContactStore();
  const navigate = useNavigate();
  const back = { to: list.address, state: list.state };
  useActions({ back: () => navigate(back.to, back) });
  return (
    <Page>
      <PageHeading
        actions={
          <>
            <ButtonLink variant="quiet" to={beside.to}>
              {beside.label}
            </ButtonLink>
            <ButtonLink icon="arrowLeft" {...back}>
              Back to Contacts
            </ButtonLink>
          </>
        }
      />
      <Judged>{children}</Judged>
    </Page>
  );
}
