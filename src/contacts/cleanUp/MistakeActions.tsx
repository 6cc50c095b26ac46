import type { ReactNode } from 'react';
import { Actions, Button } from '../../ui/Button';
import styles from './MistakeActions.module.css';
import type { Pass } from './usePass';

interface MistakeActionsProps {
  pass: Pass;
  hasSuggestion: boolean;
  /** Whether Enter begins a new line while it is edited. */
  hasLines: boolean;
  onEdit: () => void;
}

/** The actions for a possibly wrong text, or for one that is being edited. The form handles Enter. */
export function MistakeActions({ pass, hasSuggestion, hasLines, onEdit }: MistakeActionsProps) {
  const { isBusy, isEditing } = pass;
  if (isEditing) {
    return (
      <Actions>
        <Button type="submit" variant="primary" busy={isBusy}>
          <span>{isBusy ? 'Saving...' : 'Save'}</span>
          {!hasLines && <KeyHint>↵</KeyHint>}
        </Button>
        <Button onClick={pass.cancelEdit}>
          Cancel
          <KeyHint>Esc</KeyHint>
        </Button>
      </Actions>
    );
  }
  return (
    <Actions className={styles.actions}>
      {hasSuggestion && (
        <Button type="submit" variant="primary">
          Take It
          <KeyHint>↵</KeyHint>
        </Button>
      )}
      <Button
        variant={hasSuggestion ? 'secondary' : 'primary'}
        aria-keyshortcuts="E"
        onClick={onEdit}
      >
        Edit
        <KeyHint>E</KeyHint>
      </Button>
      <Button aria-keyshortcuts="D" onClick={pass.itsRight}>
        It’s Right
        <KeyHint>D</KeyHint>
      </Button>
      <Button variant="quiet" aria-keyshortcuts="J" onClick={() => pass.goOn(1)}>
        Next
        <KeyHint>J</KeyHint>
      </Button>
    </Actions>
  );
}

function KeyHint({ children }: { children: ReactNode }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
