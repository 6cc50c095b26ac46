import { Trash2 } from 'lucide';
import { useQuery } from '../../firebase/useQuery';
import { failureReason } from '../../platform/remoteFailure';
import { useContactSession } from '../../contacts/store/useContactStore';
import { useBackToList } from '../../contacts/store/view/useView';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../ui/ErrorCard';
import { Loading } from '../../ui/Loading';
import { StaleNote } from '../../ui/MessageBox';
import { PageHeading } from '../../ui/PageHeading';
import { useDocumentEvent } from '../../ui/useDocumentEvent';
import { DeletedContacts } from '../../contacts/bin/DeletedContacts';
import styles from './RecentlyDeletedPage.module.css';

/** The contacts that were deleted in the last 30 days, to be restored or deleted for good (R15.62). */
export function RecentlyDeletedPage() {
  const { bin } = useContactSession();
  const list = useBackToList();
  const { data, failure: lastFailure, isReading } = useQuery(bin);
  const failure = isReading ? null : lastFailure;
  const tryAgain = () => void bin.refresh();
  useDocumentEvent('visibilitychange', () => {
    if (document.visibilityState === 'visible') void bin.refresh();
  });
  return (
    <div className={styles.page}>
      <PageHeading
        actions={
          <ButtonLink icon="arrowLeft" {...list.link}>
            Back to Contacts
          </ButtonLink>
        }
      />
      {data && failure && <StaleNote failure={failure} onTryAgain={tryAgain} />}
      {data && data.length > 0 && <DeletedContacts deleted={data} />}
      {data?.length === 0 && <NothingDeleted />}
      {!data && failure && (
        <ErrorCard
          message={`We couldn’t load your deleted contacts. ${failureReason(failure)}`}
          onTryAgain={tryAgain}
        />
      )}
      {!data && !failure && <Loading title="Loading Deleted Contacts..." />}
    </div>
  );
}

function NothingDeleted() {
  return (
    <EmptyState icon={Trash2} title="Nothing was deleted recently">
      When you delete a contact, it stays here for 30 days with its notes and images. Until then,
      you can restore it. After that, it’s deleted for good.
    </EmptyState>
  );
}
