import { MessageBox } from '../components/MessageBox';
import { TryAgainButton } from '../components/TryAgainButton';
import { failureReason, type RemoteFailure } from '../lib/remoteFailure';

interface StaleNoteProps {
  /** Why what is shown from memory could not be refreshed. */
  failure: RemoteFailure;
  onTryAgain: () => void;
}

/** Says over a page that is shown from memory that it may be old. It can be used all the same. */
export function StaleNote({ failure, onTryAgain }: StaleNoteProps) {
  return (
    <MessageBox kind="info" action={<TryAgainButton variant="quiet" onTryAgain={onTryAgain} />}>
      This page could not be refreshed. {failureReason(failure)}
    </MessageBox>
  );
}
