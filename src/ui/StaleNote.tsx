import { failureReason, type RemoteFailure } from '../lib/remoteFailure';
import { MessageBox } from './MessageBox';
import { TryAgainButton } from './TryAgainButton';

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
