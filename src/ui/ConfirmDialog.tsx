import type { ReactNode } from 'react';
import { Actions, Button } from './Button';
import { Dialog } from './Dialog';
import { MessageBox } from './MessageBox';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  /** The action is running and cannot be cancelled. */
  busy?: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. Escape, the backdrop and Cancel dismiss it. */
export function ConfirmDialog({ open, ...question }: ConfirmDialogProps) {
  return open && <OpenDialog {...question} />;
}

function OpenDialog({
  title,
  children,
  confirmLabel,
  busyLabel = confirmLabel,
  busy = false,
  error,
  onConfirm,
  onCancel,
}: Omit<ConfirmDialogProps, 'open'>) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      body={children}
      onDismiss={() => {
        if (!busy) onCancel();
      }}
    >
      {error && <MessageBox kind="error">{error}</MessageBox>}
      <Actions align="end">
        {/* First in the dialog, so that the browser gives it the focus: Enter must not confirm. */}
        <Button busy={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {busy ? busyLabel : confirmLabel}
        </Button>
      </Actions>
    </Dialog>
  );
}
