import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { clsx } from 'clsx';

interface BadgeProps {
  as?: 'span' | 'li';
  /** Whether it marks something that is not available yet. */
  isWarning?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ as: Tag = 'span', isWarning = false, className, children }: BadgeProps) {
  return (
    <Tag className={clsx(styles.badge, isWarning && styles.warning, className)}>{children}</Tag>
  );
}
