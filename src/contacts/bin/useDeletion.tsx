import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { subject, type Named } from '../model/sentences';
import { question } from '../store/bin/binTexts';
import { useContactSession } from '../store/useContactStore';

interface Asked {
  contacts: readonly Named[];
  onConfirmed: () => void;
}

/** Asks before contacts are deleted (R4.14, R15.64). Draw `question`. `onConfirmed` is called when it starts. */
export function useDeletion(): {
  ask: (contacts: readonly Named[], onConfirmed?: () => void) => void;
  question: ReactNode;
} {
  const session = useContactSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => {
    setAsked(null);
  };
  return {
    ask: (contacts, onConfirmed = () => {}) => {
      const pending = session.store.pendingDeletion.current();
      const left = contacts.filter(({ id }) => !pending.has(id));
      if (left.length > 0) setAsked({ contacts: left, onConfirmed });
    },
    question: asked && (
      <ConfirmDialog
        title={`Delete ${subject(asked.contacts)}?`}
        confirmLabel="Delete"
        onConfirm={() => {
          close();
          void session.contacts.delete(asked.contacts);
          asked.onConfirmed();
        }}
        onCancel={close}
      >
        {question(asked.contacts)}
      </ConfirmDialog>
    ),
  };
}
