import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { clsx } from 'clsx';

interface BadgeProps {
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ className, children }: BadgeProps) {
  return <span className={clsx(styles.badge, className)}>{children}</span>;
}
