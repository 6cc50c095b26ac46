import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { clsx } from 'clsx';

interface BadgeProps {
  as?: 'span' | 'li';
  /** Whether it says what is not there yet, in place of what there is. */
  isWarning?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ as: Tag = 'span', isWarning = false, className, children }: BadgeProps) {
  return (
    <Tag className={clsx(styles.badge, isWarning && styles.warning, className)}>{children}</Tag>
  );
}
