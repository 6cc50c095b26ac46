import { useId, type ReactNode } from 'react';
import styles from './Dialog.module.css';
import { useModalDialog } from './useModalDialog';

interface DialogProps {
  title: string;
  /** `alertdialog` asks before something that cannot be undone; `body` is then read out with the title. */
  role?: 'dialog' | 'alertdialog';
  body?: ReactNode;
  /** Work is running that cannot be cancelled. */
  busy?: boolean;
  /** Escape and a press on the backdrop, but while `busy`. */
  onDismiss: () => void;
  /** What stands below the body: fields, messages, buttons. */
  children: ReactNode;
}

/** A modal dialog, rendered only while it is open. */
export function Dialog({
  title,
  role = 'dialog',
  body,
  busy = false,
  onDismiss,
  children,
}: DialogProps) {
  const dialog = useModalDialog(() => {
    if (!busy) onDismiss();
  });
  const id = useId();
  return (
    <dialog
      {...dialog}
      className={styles.dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={body ? `${id}-body` : undefined}
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`}>{title}</h2>
        {body && (
          <div id={`${id}-body`} className={styles.body}>
            {body}
          </div>
        )}
        {children}
      </div>
    </dialog>
  );
}
