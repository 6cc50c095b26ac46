import { failureReason, type RemoteFailure } from '../lib/remoteFailure';
import { TryAgainButton } from './Button';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './MessageBox.module.css';

interface MessageBoxProps {
  /** For the boxes that it speaks of. */
  id?: string | undefined;
  kind: 'error' | 'success' | 'info';
  children: ReactNode;
  action?: ReactNode;
}

const ICONS = { error: 'alert', success: 'check', info: 'info' } as const;

/** What just happened, in a sentence; screen readers read it out when it appears. */
export function MessageBox({ id, kind, children, action }: MessageBoxProps) {
  return (
    <div
      id={id}
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
  onTryAgain: () => void;
}

/** Says over a page that is shown from memory that it may be old. It can be used all the same. */
export function StaleNote({ failure, onTryAgain }: StaleNoteProps) {
  return (
    <MessageBox kind="info" action={<TryAgainButton variant="quiet" onTryAgain={onTryAgain} />}>
      This page couldn’t be refreshed. {failureReason(failure)}
    </MessageBox>
  );
}
