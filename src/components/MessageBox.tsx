import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './MessageBox.module.css';

export interface MessageBoxProps {
  kind: 'error' | 'success' | 'info';
  children: ReactNode;
}

const ICONS = { error: 'alert', success: 'check', info: 'info' } as const;

/** What just happened, in a sentence; screen readers read it out when it appears. */
export function MessageBox({ kind, children }: MessageBoxProps) {
  return (
    <div className={`${styles.box} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} />
      <div>{children}</div>
    </div>
  );
}
