import { Button } from '../ui/Button';
import { MessageBox } from '../ui/MessageBox';

interface RestoredDraftProps {
  /** It is on its way: discarded now, it would be stored all the same. */
  isSent: boolean;
  onDiscard: () => void;
}

/** Says that a form shows a restored draft, and offers to discard it. */
export function RestoredDraft({ isSent, onDiscard }: RestoredDraftProps) {
  return (
    <MessageBox
      kind="info"
      action={
        <Button variant="quiet" busy={isSent} onClick={onDiscard}>
          Discard Draft
        </Button>
      }
    >
      Your draft is back. It isn’t saved yet.
    </MessageBox>
  );
}
