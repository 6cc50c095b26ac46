import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** Sets `--columns`, as `grid-template-columns` has it. */
  className: string | undefined;
  children: ReactNode;
}

/** Parts beside each other in a window as wide as a laptop's, else below each other. */
export function Columns({ className, children }: ColumnsProps) {
  return <div className={clsx(styles.columns, className)}>{children}</div>;
}
