import { useAuth } from '../../auth/useAuth';
import { ErrorCard } from '../../ui/ErrorCard';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { TryAgainButton } from '../../ui/TryAgainButton';
import { failureReason } from '../../lib/remoteFailure';
import { AccountActions } from './AccountActions';
import { ProfileForm } from './ProfileForm';
import styles from './ProfilePage.module.css';
import { SubscriptionBlock } from './SubscriptionBlock';
import { useProfile } from './useProfile';

/** Who the user is, to us and to others (R2.58 to R2.61). */
export function ProfilePage() {
  const { state: authState } = useAuth();
  const { state, reload } = useProfile();
  if (authState.kind === 'signedOut') return null;
  return (
    <Page className={styles.page}>
      <PageHeading title="Profile" />
      {state.kind === 'loading' && <Loading title="Loading..." />}
      {state.kind === 'failed' && (
        <ErrorCard message={`Failed to load profile data. ${failureReason(state.failure)}`}>
          <TryAgainButton variant="primary" onTryAgain={reload} />
        </ErrorCard>
      )}
      {state.kind === 'loaded' && (
        <>
          {state.subscription && <SubscriptionBlock subscription={state.subscription} />}
          <ProfileForm user={authState.user} profile={state.profile} />
          <AccountActions />
        </>
      )}
    </Page>
  );
}
