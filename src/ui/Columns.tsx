import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** The columns need the width of a laptop; an upright tablet shows one. */
  wide?: boolean;
  /** Sets `--columns`, as `grid-template-columns` has it. */
  className: string | undefined;
  children: ReactNode;
}

/** Parts beside each other in a wide window, else below each other. */
export function Columns({ wide = false, className, children }: ColumnsProps) {
  return (
    <div className={clsx(styles.columns, wide ? styles.wide : styles.medium, className)}>
      {children}
    </div>
  );
}
