import { Button } from '../ui/Button';
import { MessageBox } from '../ui/MessageBox';

/** Says over a form that a draft stands in it, and offers to take it out. */
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
