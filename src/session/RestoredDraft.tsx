import { Button } from '../ui/Button';
import { MessageBox } from '../ui/MessageBox';

/** Says that a form shows a restored draft, and offers to discard it. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <MessageBox
      kind="info"
      action={
        <Button variant="quiet" onClick={onDiscard}>
          Discard Draft
        </Button>
      }
    >
      Your draft is back. It isn’t saved yet.
    </MessageBox>
  );
}
