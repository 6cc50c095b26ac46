import { formatRecent } from '../platform/dates';
import { failureReason, type RemoteFailure } from '../platform/remoteFailure';
import { sentences } from '../platform/text';
import type { ReactNode } from 'react';
import { useOnline } from './device';
import { Icon } from './Icon';
import { TryAgainButton } from './TryAgainButton';
import styles from './MessageBox.module.css';

interface MessageBoxProps {
  /** For the fields that it describes. */
  id?: string | undefined;
  kind: 'error' | 'success' | 'info';
  children: ReactNode;
  action?: ReactNode;
  /** Stands in the place of what was pressed: it takes the focus that would be lost. */
  takesFocus?: boolean;
}

const ICONS = { error: 'alert', success: 'check', info: 'info' } as const;

/** What just happened, in a sentence; screen readers read it out when it appears. */
export function MessageBox({ id, kind, children, action, takesFocus }: MessageBoxProps) {
  return (
    <div
      id={id}
      data-takes-focus={takesFocus}
      className={`${styles.box} ${styles[kind]}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon name={ICONS[kind]} />
      <div>{children}</div>
      {action && (
        <>
          {/* What reads the text of it all reads two words here, not one. */}{' '}
          <div className={styles.action}>{action}</div>
        </>
      )}
    </div>
  );
}

interface StaleNoteProps {
  failure: RemoteFailure;
  /** In ms; set for data from an earlier visit. */
  copiedAt?: number | undefined;
  onTryAgain: () => void;
}

/** Says that a page shows old data from memory. It can still be used. Offline the header says enough. */
export function StaleNote({ failure, copiedAt, onTryAgain }: StaleNoteProps) {
  const isOnline = useOnline();
  if (failure === 'offline' && !isOnline && !copiedAt) return null;
  return (
    <MessageBox kind="info" action={<TryAgainButton variant="quiet" onTryAgain={onTryAgain} />}>
      {sentences(
        copiedAt
          ? `Your copy from ${formatRecent(new Date(copiedAt), new Date())}.`
          : 'We couldn’t refresh this page.',
        copiedAt && failure === 'offline' ? 'No connection.' : failureReason(failure),
      )}
    </MessageBox>
  );
}
