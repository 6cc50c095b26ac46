import { failureReason, type RemoteFailure } from '../../platform/remoteFailure';
import { ErrorCard } from '../../ui/ErrorCard';
import { useContactStore } from './useContactStore';

interface ContactsFailedProps {
  failure: RemoteFailure;
  isPage?: boolean;
}

/** Stands where a page needs all contacts, and they could not be loaded. */
export function ContactsFailed({ failure, isPage = false }: ContactsFailedProps) {
  const store = useContactStore();
  return (
    <ErrorCard
      isPage={isPage}
      message={`We couldn’t load your contacts. ${failureReason(failure)}`}
      onTryAgain={() => void store.refresh()}
    />
  );
}
