import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayBegin } from '../platform/network';
import { failureReason } from '../platform/remoteFailure';
import { contactPath } from '../routes';
import { Actions, Button } from './Button';
import { useOnline } from './device';
import { Dialog } from './Dialog';
import { onLeaving } from './isModified';
import { MessageBox } from './MessageBox';
import styles from './PreviewDialog.module.css';

interface PreviewDialogProps {
  title: string;
  body: string;
  /** What the rows are. */
  label: string;
  /** Each contact, and what will happen to it. */
  rows: readonly { id: string; name: string; lines: readonly string[] }[];
  /** What stands below the rows. */
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Previews what will happen to each of several contacts, in a list with its own scroll. Offline nothing begins. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { title, body, label, rows, children, confirmLabel, onConfirm, onClose } = props;
  const isOnline = useOnline();
  const confirm = () => {
    if (!mayBegin()) return;
    onClose();
    onConfirm();
  };
  return (
    <Dialog title={title} body={body} onDismiss={onClose}>
      <ul className={styles.rows} aria-label={label}>
        {rows.map(({ id, name, lines }) => (
          <li key={id}>
            <Link to={contactPath(id)} dir="auto" translate="no" onClick={onLeaving(onClose)}>
              {name}
            </Link>
            {lines.map((line) => (
              <span key={line} dir="auto" translate="no">
                {line}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {children}
      {!isOnline && <MessageBox kind="error">{failureReason('offline')}</MessageBox>}
      <Actions align="end">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={confirm}>
          {confirmLabel}
        </Button>
      </Actions>
    </Dialog>
  );
}
