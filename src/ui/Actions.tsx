import type { ReactNode } from 'react';
import styles from './Actions.module.css';
import { classNames } from './classNames';

interface ActionsProps {
  /** Where in the line they stand. */
  align?: 'start' | 'center' | 'end';
  className?: string | undefined;
  children: ReactNode;
}

/** Buttons and links in a line, and in more lines where they need them. */
export function Actions({ align = 'start', className, children }: ActionsProps) {
  return <div className={classNames(styles.actions, styles[align], className)}>{children}</div>;
}
