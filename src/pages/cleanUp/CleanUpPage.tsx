import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CleanUp } from '../../contacts/cleanUp/CleanUp';
import { useCleanUp } from '../../contacts/cleanUp/useCleanUp';
import type { Tab } from '../../contacts/cleanUp/usePass';
import { ContactsFailed } from '../../contacts/store/ContactsFailed';
import type { Findings } from '../../contacts/store/analysis/Analyzer';
import { useAnalysis } from '../../contacts/store/analysis/useAnalysis';
import { useContactList } from '../../contacts/store/useContactStore';
import { useBackToList } from '../../contacts/store/view/useView';
import { formatCount } from '../../platform/text';
import { CLEAN_UP } from '../../routes';
import { ButtonLink } from '../../ui/Button';
import { ErrorCard } from '../../ui/ErrorCard';
import { useKeys } from '../../ui/keys';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { TryAgainButton } from '../../ui/TryAgainButton';
import styles from './CleanUpPage.module.css';

const TABS = {
  look: { name: 'Needs a Look', to: CLEAN_UP.look },
  same: { name: 'Same Person', to: CLEAN_UP.same },
} as const;

/** What the analysis of the contacts found: texts that were misread, and people with several cards (R15.111). */
export function CleanUpPage() {
  const list = useBackToList();
  useKeys('everywhere', { back: () => list.go() });
  const [search] = useSearchParams();
  const tab = search.get('tab') === 'same-person' ? 'same' : 'look';
  return (
    <Page className={styles.page}>
      <PageHeading
        actions={
          <ButtonLink icon="arrowLeft" {...list.link}>
            Back to Contacts
          </ButtonLink>
        }
      />
      <Analyzed>
        {(findings) => (
          <>
            <Tabs current={tab} />
            <CleanUp key={tab} {...{ tab, findings }} />
          </>
        )}
      </Analyzed>
    </Page>
  );
}

function Tabs({ current }: { current: Tab }) {
  const { counts } = useCleanUp();
  return (
    <nav className={styles.tabs} aria-label="Clean Up">
      {(Object.keys(TABS) as Tab[]).map((tab) => (
        <Link key={tab} to={TABS[tab].to} aria-current={tab === current ? 'page' : undefined}>
          <span>{TABS[tab].name}</span> <span>{counts && formatCount(counts[tab])}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Draws the findings on the contacts; until then its progress, or the error. */
function Analyzed({ children }: { children: (findings: Findings) => ReactNode }) {
  const list = useContactList();
  const { state, tryAgain } = useAnalysis();
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
