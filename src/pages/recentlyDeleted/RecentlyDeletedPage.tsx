import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide';
import { binQuery } from '../../contacts/bin/readBin';
import { failureOf } from '../../firebase/remoteCall';
import { failureReason } from '../../lib/remoteFailure';
import { useContactSession } from '../../contacts/store/useContactStore';
import { ButtonLink, TryAgainButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../ui/ErrorCard';
import { Loading } from '../../ui/Loading';
import { StaleNote } from '../../ui/MessageBox';
import { PageHeading } from '../../ui/PageHeading';
import { DeletedContacts } from '../../contacts/bin/DeletedContacts';
import styles from './RecentlyDeletedPage.module.css';

/** The contacts that were deleted in the last 30 days, to be restored or deleted for good (R15.62). */
export function RecentlyDeletedPage() {
  const { uid, client, store } = useContactSession();
  const { memory: list } = store;
  const { data, error, isFetching, refetch } = useQuery(
    { ...binQuery(uid), refetchOnWindowFocus: true },
    client,
  );
  const failure = error && !isFetching ? failureOf(error) : null;
  const tryAgain = () => void refetch({ cancelRefetch: false });
  return (
    <div className={styles.page}>
      <PageHeading
        actions={
          <ButtonLink icon="arrowLeft" to={list.address} state={list.state}>
            Back to Contacts
          </ButtonLink>
        }
      />
      {data && failure && <StaleNote failure={failure} onTryAgain={tryAgain} />}
      {data && data.length > 0 && <DeletedContacts deleted={data} />}
      {data?.length === 0 && <NothingDeleted />}
      {!data && failure && (
        <ErrorCard message={`Failed to load deleted contacts. ${failureReason(failure)}`}>
          <TryAgainButton variant="primary" onTryAgain={tryAgain} />
        </ErrorCard>
      )}
      {!data && !failure && <Loading title="Loading Deleted Contacts..." />}
    </div>
  );
}

function NothingDeleted() {
  return (
    <EmptyState icon={Trash2} title="Nothing was deleted lately">
      When you delete a contact, it stays here for 30 days with its notes and photos. Until then,
      you can restore it. After that, it’s deleted for good.
    </EmptyState>
  );
}
