import { ErrorCard } from '../../components/ErrorCard';
import { Loading } from '../../components/Loading';
import { MessageBox } from '../../components/MessageBox';
import { PageHeading } from '../../components/PageHeading';
import { StaleNote } from '../../components/StaleNote';
import { TryAgainButton } from '../../components/TryAgainButton';
import { failureReason } from '../../lib/remoteFailure';
import type { ContactListState } from '../../userMemory/ContactList';
import { Notice } from '../../userMemory/Notice';
import { ContactsPanel } from './ContactsPanel';
import styles from './DashboardPage.module.css';
import { EmptyContacts } from './EmptyContacts';
import { SubscriptionCard } from './SubscriptionCard';
import { useDashboard } from './useDashboard';
import type { SubscriptionState } from './useSubscription';

/** The contacts list of the signed-in user (spec 2, "Dashboard"). */
export function DashboardPage() {
  const { list, subscription, staleness, retry } = useDashboard();
  return (
    <div className={styles.page}>
      <PageHeading title="Contacts" />
      <Notice />
      {/* Shown together: a card that arrived later would push the list down under the reader's eyes. */}
      {list.kind === 'loading' || subscription.kind === 'loading' ? (
        <Loading title="Loading Contacts List..." hint="Please wait while we retrieve your data." />
      ) : (
        <>
          {staleness && <StaleNote failure={staleness} onTryAgain={retry} />}
          <SubscriptionPart state={subscription} onTryAgain={retry} />
          <ContactsPart list={list} onTryAgain={retry} />
        </>
      )}
    </div>
  );
}

interface SubscriptionPartProps {
  state: Exclude<SubscriptionState, { kind: 'loading' }>;
  onTryAgain: () => void;
}

function SubscriptionPart({ state, onTryAgain }: SubscriptionPartProps) {
  switch (state.kind) {
    case 'known':
      return state.subscription && <SubscriptionCard subscription={state.subscription} />;
    case 'retrying':
      return <MessageBox kind="info">Loading your subscription...</MessageBox>;
    case 'failed':
      return (
        <MessageBox
          kind="error"
          action={<TryAgainButton variant="quiet" onTryAgain={onTryAgain} />}
        >
          Your subscription could not be loaded. {failureReason(state.failure)}
        </MessageBox>
      );
  }
}

interface ContactsPartProps {
  list: Exclude<ContactListState, { kind: 'loading' }>;
  onTryAgain: () => void;
}

function ContactsPart({ list, onTryAgain }: ContactsPartProps) {
  if (list.kind === 'failed') {
    return (
      <ErrorCard message={`Failed to load dashboard data. ${failureReason(list.failure)}`}>
        <TryAgainButton variant="primary" onTryAgain={onTryAgain} />
      </ErrorCard>
    );
  }
  if (list.kind === 'all' && list.contacts.length === 0) return <EmptyContacts />;
  return <ContactsPanel list={list} onTryAgain={onTryAgain} />;
}
