import type { ReactNode } from 'react';
import styles from './NeedsScript.module.css';

interface NeedsScriptProps {
  /** Shown only where scripts are off. */
  missing: ReactNode;
  children: ReactNode;
}

/** Content that needs scripts; without them a sentence replaces it (R15.86). */
export function NeedsScript({ missing, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>{missing}</noscript>
      <div className={styles.scripted}>{children}</div>
    </>
  );
}
