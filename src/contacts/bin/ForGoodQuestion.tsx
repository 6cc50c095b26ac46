import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { forGoodQuestion } from './binTexts';
import { subject, type Named } from '../model/sentences';

interface ForGoodQuestionProps {
  contacts: readonly Named[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before deleted contacts are deleted for good. */
export function ForGoodQuestion({ contacts, onConfirm, onCancel }: ForGoodQuestionProps) {
  return (
    <ConfirmDialog
      title={`Delete ${subject(contacts)} for good?`}
      confirmLabel="Delete for Good"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {forGoodQuestion(contacts)}
    </ConfirmDialog>
  );
}
