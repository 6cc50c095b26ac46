import type { Question, Unsaved } from '../../session/unsaved';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface LogoutQuestionProps extends Question {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a log-out that leaves unsaved texts, or contacts that are not back (R15.24). */
export function LogoutQuestion({ unsaved, isHere, onConfirm, onCancel }: LogoutQuestionProps) {
  return (
    <ConfirmDialog
      open
      title="Log out anyway?"
      confirmLabel="Log Out"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {unsaved.map((each) => words(each, isHere)).join(' ')}
    </ConfirmDialog>
  );
}

function words(unsaved: Unsaved, isHere: boolean): string {
  if (unsaved === 'undo')
    return 'Some contacts that you deleted aren’t back yet. If you log out, they stay deleted.';
  return isHere
    ? 'What you typed in this tab isn’t saved. If you log out, you’ll lose it.'
    : 'You have unsaved changes in another tab. They stay there until you log in again.';
}
