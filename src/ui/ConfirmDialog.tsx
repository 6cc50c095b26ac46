import type { ReactNode } from 'react';
import { Actions, Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. Escape, the backdrop and Cancel dismiss it. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog role="alertdialog" title={title} body={children} onDismiss={onCancel}>
      <Actions align="end">
        {/* First in the dialog, so that the browser gives it the focus: Enter must not confirm. */}
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Actions>
    </Dialog>
  );
}
