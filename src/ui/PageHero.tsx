import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { PageHeading } from './PageHeading';
import styles from './PageHero.module.css';

interface PageHeroProps {
  /** What stands as the heading, where the page's name does not. */
  title?: string;
  lead?: ReactNode;
  /** For the pages that sell: larger, and in the middle. */
  display?: boolean;
  children?: ReactNode;
}

/** How every public page begins: its heading, one sentence, and what follows from it. */
export function PageHero({ title, lead, display = false, children }: PageHeroProps) {
  return (
    <div className={clsx(styles.hero, display && styles.display)}>
      <PageHeading>{title}</PageHeading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
