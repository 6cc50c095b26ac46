import { Button } from '../../components/Button';
import { ErrorCard } from '../../components/ErrorCard';
import { Loading } from '../../components/Loading';
import { MessageBox } from '../../components/MessageBox';
import { PageHeading } from '../../components/PageHeading';
import { failureReason } from '../../lib/remoteFailure';
import type { ContactListState } from '../../userMemory/ContactList';
import { Notice } from '../../userMemory/Notice';
import { ContactsPanel } from './ContactsPanel';
import styles from './DashboardPage.module.css';
import { EmptyContacts } from './EmptyContacts';
import { SubscriptionCard } from './SubscriptionCard';
import { useDashboard, type SubscriptionState } from './useDashboard';

/** The contacts list of the signed-in user (spec 2, "Dashboard"). */
export function DashboardPage() {
  const { list, subscription, reload } = useDashboard();
  return (
    <div className={styles.page}>
      <PageHeading title="Contacts" />
      <Notice />
      {/* Shown together: a card that arrived later would push the list down under the reader's eyes. */}
      {list.kind === 'loading' || subscription.kind === 'loading' ? (
        <Loading title="Loading Contacts List..." hint="Please wait while we retrieve your data." />
      ) : (
        <>
          <SubscriptionPart state={subscription} onReload={reload} />
          <ContactsPart list={list} onReload={reload} />
        </>
      )}
    </div>
  );
}

interface SubscriptionPartProps {
  state: SubscriptionState;
  onReload: () => void;
}

function SubscriptionPart({ state, onReload }: SubscriptionPartProps) {
  if (state.kind === 'found') return <SubscriptionCard subscription={state.subscription} />;
  if (state.kind !== 'failed') return null;
  return (
    <MessageBox kind="error">
      Your subscription could not be loaded. {failureReason(state.failure)}{' '}
      <Button variant="quiet" onClick={onReload}>
        Try Again
      </Button>
    </MessageBox>
  );
}

interface ContactsPartProps {
  list: Exclude<ContactListState, { kind: 'loading' }>;
  onReload: () => void;
}

function ContactsPart({ list, onReload }: ContactsPartProps) {
  if (list.kind === 'failed') {
    return (
      <ErrorCard message={`Failed to load dashboard data. ${failureReason(list.failure)}`}>
        <Button variant="primary" onClick={onReload}>
          Try Again
        </Button>
      </ErrorCard>
    );
  }
  if (list.kind === 'all' && list.contacts.length === 0) return <EmptyContacts />;
  return <ContactsPanel list={list} onReload={onReload} />;
}
