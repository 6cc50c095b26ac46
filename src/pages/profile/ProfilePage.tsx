import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../session/useAuth';
import { failureOf } from '../../firebase/remoteCall';
import { failureReason } from '../../lib/remoteFailure';
import { profileQuery } from '../../account/profile/queries';
import { useSession } from '../../session/useSession';
import {
  subscriptionQuery,
  subscriptionState,
  type SubscriptionState,
} from '../../subscription/queries';
import { SubscriptionProblem } from '../../subscription/SubscriptionProblem';
import { Columns } from '../../ui/Columns';
import { ErrorCard } from '../../ui/ErrorCard';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { StaleNote } from '../../ui/MessageBox';
import { TryAgainButton } from '../../ui/Button';
import { AccountActions } from '../../account/settings/AccountActions';
import { ProfileForm } from '../../account/profile/ProfileForm';
import styles from './ProfilePage.module.css';
import { SubscriptionBlock } from './SubscriptionBlock';

/** Who the user is, to us and to others (R2.58 to R2.61). */
export function ProfilePage() {
  const { state: authState } = useAuth();
  const { uid, client } = useSession();
  const profile = useQuery(profileQuery(uid), client);
  const subscriptionResult = useQuery(subscriptionQuery(uid), client);
  const subscription = subscriptionState(subscriptionResult);
  if (authState.kind !== 'signedIn') return null;

  /** Starts again what has failed, and nothing else. */
  const retry = () => {
    if (subscriptionResult.isError) void subscriptionResult.refetch({ cancelRefetch: false });
    if (profile.isError) void profile.refetch({ cancelRefetch: false });
  };
  // A profile from an earlier visit is not shown: the form must start from what is stored now.
  const isLoading = profile.isFetching || subscription.kind === 'loading';
  return (
    <Page>
      <PageHeading />
      {isLoading ? (
        <Loading title="Loading..." />
      ) : profile.isError ? (
        <ErrorCard
          message={`Failed to load profile data. ${failureReason(failureOf(profile.error))}`}
        >
          <TryAgainButton variant="primary" onTryAgain={retry} />
        </ErrorCard>
      ) : (
        <Columns wide className={styles.columns}>
          <ProfileForm user={authState.user} profile={profile.data ?? null} />
          <aside className={styles.account}>
            <SubscriptionPart state={subscription} onTryAgain={retry} />
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
