import { ErrorCard } from '../../ui/ErrorCard';
import { Loading } from '../../ui/Loading';
import { MessageBox } from '../../ui/MessageBox';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { StaleNote } from '../../ui/StaleNote';
import { TryAgainButton } from '../../ui/TryAgainButton';
import { failureReason } from '../../lib/remoteFailure';
import type { ContactListState } from '../../contacts/ContactList';
import { FlashMessage } from '../../session/FlashMessage';
import { ContactsPanel } from './ContactsPanel';
import { EmptyContacts } from './EmptyContacts';
import { SubscriptionCard } from './SubscriptionCard';
import { useContactList } from './useContactList';
import type { SubscriptionState } from './useSubscription';

/** The contacts list of the signed-in user (R2.40 to R2.48). */
export function ContactListPage() {
  const { list, subscription, staleness, retry } = useContactList();
  return (
    <Page>
      <PageHeading title="Contacts" />
      <FlashMessage />
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
    </Page>
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
