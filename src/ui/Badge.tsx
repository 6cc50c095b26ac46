import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { clsx } from 'clsx';

interface BadgeProps {
  as?: 'span' | 'li';
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ as: Tag = 'span', className, children }: BadgeProps) {
  return <Tag className={clsx(styles.badge, className)}>{children}</Tag>;
}
