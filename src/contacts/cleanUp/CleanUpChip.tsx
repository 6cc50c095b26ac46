import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './CleanUpChip.module.css';

interface CleanUpChipProps extends Pick<LinkProps, 'to' | 'state' | 'onClick'> {
  /** Why it is there. */
  title: string;
  children: ReactNode;
}

/** What a contact says beside its name that is to be cleaned up, and leads there. */
export function CleanUpChip(props: CleanUpChipProps) {
  return <Link className={styles.chip} {...props} />;
}
