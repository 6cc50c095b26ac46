import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { PageHeading } from './PageHeading';
import styles from './PageHero.module.css';

interface PageHeroProps {
  /** The heading, if it differs from the page's name. */
  title?: string;
  lead?: ReactNode;
  /** For the pages that sell: larger, and in the middle. */
  display?: boolean;
  children?: ReactNode;
}

/** The top of every public page: heading, one sentence, and its actions. */
export function PageHero({ title, lead, display = false, children }: PageHeroProps) {
  return (
    <div className={clsx(styles.hero, display && styles.display)}>
      <PageHeading>{title}</PageHeading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
