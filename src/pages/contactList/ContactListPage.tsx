import { useQuery } from '@tanstack/react-query';
import { contactListQuery, contactListState, type ContactListState } from '../../contacts/queries';
import { site } from '../../content/site';
import { failureReason } from '../../lib/remoteFailure';
import { useSession } from '../../session/useSession';
import { subscriptionQuery, subscriptionState } from '../../subscription/queries';
import { SubscriptionProblem } from '../../subscription/SubscriptionProblem';
import { ButtonLink } from '../../ui/Button';
import { ErrorCard } from '../../ui/ErrorCard';
import { FlashMessage } from '../../ui/FlashMessage';
import { Icon } from '../../ui/Icon';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { StaleNote } from '../../ui/MessageBox';
import { TryAgainButton } from '../../ui/TryAgainButton';
import styles from './ContactListPage.module.css';
import { ContactsPanel } from './ContactsPanel';
import { SubscriptionCard } from './SubscriptionCard';

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

  const staleList = list.kind === 'all' ? list.failure : null;
  const staleSubscription = subscription.kind === 'known' ? subscription.failure : null;
  const staleness = staleList ?? staleSubscription;
  return (
    <Page>
      <PageHeading />
      <FlashMessage />
      {/* Shown together: a card that arrived later would push the list down under the reader's eyes. */}
      {list.kind === 'loading' || subscription.kind === 'loading' ? (
        <Loading title="Loading Contacts List..." hint="Please wait while we retrieve your data." />
      ) : (
        <>
          {staleness && <StaleNote failure={staleness} onTryAgain={retry} />}
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
    </Page>
  );
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

/** What a new subscriber sees before the first scan (R2.44). */
function EmptyContacts() {
  return (
    <section className={styles.empty}>
      <span className={styles.mark}>
        <Icon name="card" />
      </span>
      <h2>No business cards yet</h2>
      <p>Your scanned business cards from the iOS app will appear here.</p>
      <ButtonLink href={site.appStoreUrl} variant="primary" icon="download">
        Download the iOS App
      </ButtonLink>
    </section>
  );
}
