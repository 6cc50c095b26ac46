import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './FactList.module.css';

interface FactListProps {
  /** Beside each other, as many as there is room for. */
  inline?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function FactList({ inline = false, className, children }: FactListProps) {
  return <dl className={clsx(styles.facts, inline && styles.inline, className)}>{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
