import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { contactListQuery, contactListState, type ContactListState } from '../../contacts/queries';
import { loadChunk } from '../../ui/loadChunk';
import { failureReason } from '../../lib/remoteFailure';
import { useSession } from '../../session/useSession';
import { subscriptionQuery, subscriptionState } from '../../subscription/queries';
import { SubscriptionProblem } from '../../subscription/SubscriptionProblem';
import { ErrorCard } from '../../ui/ErrorCard';
import { optionalPart } from '../../ui/loadChunk';
import { Loading } from '../../ui/Loading';
import { PageHeading } from '../../ui/PageHeading';
import { StaleNote } from '../../ui/MessageBox';
import { TryAgainButton } from '../../ui/Button';
import styles from './ContactListPage.module.css';
import { ContactsPanel } from './ContactsPanel';
import { SubscriptionCard } from './SubscriptionCard';

const FlashMessage = optionalPart(async () => (await import('../../ui/FlashMessage')).FlashMessage);

const EmptyContacts = lazy(async () => {
  const { EmptyContacts: Empty } = await loadChunk(() => import('./EmptyContacts'));
  return { default: Empty };
});

/** The contacts list of the signed-in user (R2.40 to R2.48). */
export function ContactListPage() {
  const { uid, client } = useSession();
  const listResult = useQuery(contactListQuery(uid), client);
  const subscriptionResult = useQuery(subscriptionQuery(uid), client);
  const list = contactListState(listResult);
  const subscription = subscriptionState(subscriptionResult);

  /** Starts again what has failed, and nothing else. */
  const retry = () => {
    if (subscriptionResult.isError) void subscriptionResult.refetch({ cancelRefetch: false });
    if (listResult.isError) void listResult.refetch({ cancelRefetch: false });
  };

  const whole = list.kind === 'all' ? list : null;
  const staleSubscription = subscription.kind === 'known' ? subscription.failure : null;
  const staleness = whole?.failure ?? staleSubscription;
  return (
    <div className={styles.page}>
      <Suspense fallback={null}>
        <FlashMessage />
      </Suspense>
      {/* Shown together: a card that arrived later would push the list down under the reader's eyes. */}
      {list.kind === 'loading' || subscription.kind === 'loading' ? (
        <LoadingContacts />
      ) : (
        <>
          {staleness && (
            <StaleNote failure={staleness} copiedAt={whole?.copiedAt} onTryAgain={retry} />
          )}
          {subscription.kind !== 'known' ? (
            <SubscriptionProblem state={subscription} onTryAgain={retry} />
          ) : (
            subscription.subscription && (
              <SubscriptionCard subscription={subscription.subscription} />
            )
          )}
          <ContactsPart list={list} onTryAgain={retry} />
        </>
      )}
    </div>
  );
}

interface ContactsPartProps {
  list: Exclude<ContactListState, { kind: 'loading' }>;
  onTryAgain: () => void;
}

function ContactsPart({ list, onTryAgain }: ContactsPartProps) {
  if (list.kind === 'failed') {
    return (
      <>
        <PageHeading />
        <ErrorCard message={`Failed to load dashboard data. ${failureReason(list.failure)}`}>
          <TryAgainButton variant="primary" onTryAgain={onTryAgain} />
        </ErrorCard>
      </>
    );
  }
  if (list.kind === 'all' && list.contacts.length === 0) {
    return (
      <Suspense fallback={<LoadingContacts />}>
        <EmptyContacts />
      </Suspense>
    );
  }
  return <ContactsPanel list={list} onTryAgain={onTryAgain} />;
}

/** Stands where the list will be, in its shape, so that nothing moves when it comes. */
function LoadingContacts() {
  return (
    <>
      <PageHeading />
      <div className={styles.skeleton}>
        <Loading title="Loading Contacts List..." hint="Please wait while we retrieve your data." />
      </div>
    </>
  );
}
