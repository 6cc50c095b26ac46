import type { Question } from '../../session/unsaved';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface LogoutQuestionProps extends Question {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a log-out that leaves unsaved texts (R15.24). */
export function LogoutQuestion({ isHere, onConfirm, onCancel }: LogoutQuestionProps) {
  return (
    <ConfirmDialog
      title="Log out anyway?"
      confirmLabel="Log Out"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isHere
        ? 'What you typed in this tab isn’t saved. If you log out, you’ll lose it.'
        : 'You have unsaved changes in another tab. They stay there until you log in again.'}
    </ConfirmDialog>
  );
}
