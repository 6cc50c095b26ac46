import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';

interface EmptyStateProps {
  icon: IconNode;
  title: string;
  /** What will be shown here, and when. */
  children: ReactNode;
}

/** Stands on a page that has nothing to show. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  );
}
