import { useEffect, useRef, useState } from 'react';
import type { ContactList } from '../../contacts/store/ContactList';
import type { ContactSession } from '../../contacts/store/ContactSession';
import { useContactList, useContactSession } from '../../contacts/store/useContactStore';
import { failureReason } from '../../platform/remoteFailure';
import { FRESH_FOR_MS } from '../../firebase/remoteCall';
import { useQuery } from '../../firebase/useQuery';
import { subscriptionState, type SubscriptionState } from '../../subscription/loadSubscription';
import { SubscriptionProblem } from '../../subscription/SubscriptionProblem';
import { ErrorCard } from '../../ui/ErrorCard';
import { StaleNote } from '../../ui/MessageBox';
import styles from './ContactListPage.module.css';
import { EmptyContacts } from '../../contacts/list/EmptyContacts';
import { ContactsPanel } from '../../contacts/list/ContactsPanel';
import { ListHeading } from '../../contacts/list/ListToolbar';
import { LoadingContacts } from '../../contacts/list/LoadingContacts';
import { useDetailPane } from '../../contacts/desk/detailPane';
import { SubscriptionCard } from './SubscriptionCard';

/** The contacts list of the signed-in user (R2.40 to R2.48). */
export function ContactListPage() {
  const { store, plan } = useContactSession();
  const list = useContactList();
  usePlanOfArrivals(list, plan);
  const subscription = subscriptionState(useQuery(plan, FRESH_FOR_MS));
  const hasPane = useDetailPane() !== null;

  /** Starts again what has failed, and nothing else. */
  const retry = () => {
    if (plan.current().failure) void plan.refresh();
    if ('failure' in list && list.failure) void store.refresh();
  };

  const whole = list.kind === 'all' ? list : null;
  const staleSubscription = subscription.kind === 'known' ? subscription.failure : null;
  // Where the list and the plan fail, one error says it.
  const isOneFault =
    (list.kind === 'failed' || list.kind === 'loading') &&
    (subscription.kind === 'failed' || subscription.kind === 'retrying');
  const staleness = whole?.failure ?? staleSubscription;
  // What is said of an empty list, or of one that failed, is no help beside a contact, which says why itself.
  if (hasPane && (list.kind === 'failed' || whole?.contacts.length === 0)) return null;
  return (
    <div className={styles.page} data-beside={hasPane || undefined}>
      {staleness && list.kind !== 'loading' && (
        <StaleNote failure={staleness} copiedAt={whole?.copiedAt} onTryAgain={retry} />
      )}
      {!hasPane && !isOneFault && <PlanPart state={subscription} onTryAgain={retry} />}
      {list.kind === 'loading' ? (
        <LoadingContacts />
      ) : (
        <ContactsPart list={list} onTryAgain={retry} />
      )}
    </div>
  );
}

/** A card that arrives changes the used figures of the plan. */
function usePlanOfArrivals(list: ContactList, plan: ContactSession['plan']): void {
  const total = list.kind === 'all' ? list.contacts.length : null;
  const before = useRef(total);
  useEffect(() => {
    const isMore = total !== null && before.current !== null && total > before.current;
    before.current = total;
    if (isMore) plan.invalidate();
  }, [plan, total]);
}

interface PlanPartProps {
  state: SubscriptionState;
  onTryAgain: () => void;
}

/** The list does not wait for the plan. Its place is kept, also where there turns out to be none (R15.1). */
function PlanPart({ state, onTryAgain }: PlanPartProps) {
  const [wasLoading] = useState(state.kind === 'loading');
  if (state.kind === 'failed' || state.kind === 'retrying') {
    return <SubscriptionProblem state={state} onTryAgain={onTryAgain} />;
  }
  const subscription = state.kind === 'known' ? state.subscription : undefined;
  if (subscription === null && !wasLoading) return null;
  return (
    <div style={{ visibility: subscription === null ? 'hidden' : 'visible' }}>
      <SubscriptionCard subscription={subscription ?? undefined} />
    </div>
  );
}

interface ContactsPartProps {
  list: Exclude<ContactList, { kind: 'loading' }>;
  onTryAgain: () => void;
}

function ContactsPart({ list, onTryAgain }: ContactsPartProps) {
  if (list.kind === 'failed') {
    return (
      <>
        <ListHeading />
        <ErrorCard
          title="We couldn’t load your contacts"
          message={`Failed to load dashboard data. ${failureReason(list.failure)}`}
          onTryAgain={onTryAgain}
        />
      </>
    );
  }
  if (list.kind === 'all' && list.contacts.length === 0) {
    return <EmptyContacts />;
  }
  return <ContactsPanel onTryAgain={onTryAgain} />;
}
