import { MessageBox } from '../ui/MessageBox';

/** Says over a form that what stands in it is what the end of the last session left unsaved. */
export function RestoredDraft() {
  return (
    <MessageBox kind="info">
      Your session ended before your changes were saved. They are here again, as you typed them, and
      are not saved yet.
    </MessageBox>
  );
}
