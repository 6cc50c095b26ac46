import { useId, type ReactNode } from 'react';
import { Actions, Button } from './Button';
import styles from './ConfirmDialog.module.css';
import { MessageBox } from './MessageBox';
import { useModalDialog } from './useModalDialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  /** The deed is under way: it can no longer be called off. */
  busy?: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. Escape, the backdrop and Cancel all call it off. */
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
  const id = useId();
  const dialogProps = useModalDialog(() => {
    if (!busy) onCancel();
  });
  return (
    <dialog
      {...dialogProps}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
        {error && <MessageBox kind="error">{error}</MessageBox>}
        <Actions align="end" className={styles.actions}>
          {/* First in the dialog, so that the browser gives it the focus: Enter must not confirm. */}
          <Button busy={busy} onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {busy ? busyLabel : confirmLabel}
          </Button>
        </Actions>
      </div>
    </dialog>
  );
}
