import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './Page.module.css';

interface PageProps {
  /** Centred in a wide window, for pages that are read. */
  centered?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The parts of a page, one below the other. */
export function Page({ centered = false, className, children }: PageProps) {
  return (
    <div className={clsx(styles.page, centered && styles.centered, className)}>{children}</div>
  );
}
