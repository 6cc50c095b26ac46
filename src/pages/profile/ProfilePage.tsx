import { useMemo } from 'react';
import { useAuth } from '../../session/useAuth';
import { Query } from '../../firebase/Query';
import { FRESH_FOR_MS } from '../../firebase/remoteCall';
import { useQuery } from '../../firebase/useQuery';
import { failureReason } from '../../platform/remoteFailure';
import { loadProfile } from '../../account/profile/loadProfile';
import { useContactSession } from '../../contacts/store/useContactStore';
import { subscriptionState, type SubscriptionState } from '../../subscription/loadSubscription';
import { SubscriptionProblem } from '../../subscription/SubscriptionProblem';
import { Columns } from '../../ui/Columns';
import { ErrorCard } from '../../ui/ErrorCard';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { StaleNote } from '../../ui/MessageBox';
import { AccountActions } from '../../account/settings/AccountActions';
import { CopyChoice } from '../../account/settings/CopyChoice';
import { ProfileForm } from '../../account/profile/ProfileForm';
import styles from './ProfilePage.module.css';
import { SubscriptionBlock } from './SubscriptionBlock';

/** The user's profile and account (R2.58 to R2.61). */
export function ProfilePage() {
  const { state: authState } = useAuth();
  const { uid, plan } = useContactSession();
  const subscription = subscriptionState(useQuery(plan, FRESH_FOR_MS));
  // A copied profile is not shown: the form must start from what is stored now.
  const query = useMemo(() => new Query(() => loadProfile(uid)), [uid]);
  const profile = useQuery(query);
  if (authState.kind !== 'signedIn') return null;

  /** Retries only what failed. */
  const retry = () => {
    for (const each of [plan, query]) if (each.current().failure) void each.refresh();
  };
  const isRead = !profile.isReading && (profile.data !== undefined || profile.failure);
  const isLoading = !isRead || subscription.kind === 'loading';
  return (
    <Page>
      <PageHeading />
      {isLoading ? (
        <Loading title="Loading..." />
      ) : profile.failure ? (
        <ErrorCard
          message={`Failed to load profile data. ${failureReason(profile.failure)}`}
          onTryAgain={retry}
        />
      ) : (
        <Columns className={styles.columns}>
          <ProfileForm user={authState.user} profile={profile.data ?? null} />
          <aside className={styles.account}>
            <SubscriptionPart state={subscription} onTryAgain={retry} />
            <CopyChoice />
            <AccountActions user={authState.user} />
          </aside>
        </Columns>
      )}
    </Page>
  );
}

interface SubscriptionPartProps {
  state: Exclude<SubscriptionState, { kind: 'loading' }>;
  onTryAgain: () => void;
}

function SubscriptionPart({ state, onTryAgain }: SubscriptionPartProps) {
  if (state.kind !== 'known') return <SubscriptionProblem state={state} onTryAgain={onTryAgain} />;
  return (
    <>
      {state.failure && <StaleNote failure={state.failure} onTryAgain={onTryAgain} />}
      {state.subscription && <SubscriptionBlock subscription={state.subscription} />}
    </>
  );
}
