import { forGoodQuestion, subject, type Named } from './binTexts';
import { deleteForGoodAndTell } from './deletion';
import { useContactSession } from '../store/useContactStore';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface ForGoodQuestionProps {
  contacts: readonly Named[];
  onClose: () => void;
}

/** Asks before deleted contacts are deleted for good. A notice shows the result. */
export function ForGoodQuestion({ contacts, onClose }: ForGoodQuestionProps) {
  const session = useContactSession();
  return (
    <ConfirmDialog
      title={`Delete ${subject(contacts)} for good?`}
      confirmLabel="Delete for Good"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void deleteForGoodAndTell(session, contacts);
      }}
    >
      {forGoodQuestion(contacts)}
    </ConfirmDialog>
  );
}
