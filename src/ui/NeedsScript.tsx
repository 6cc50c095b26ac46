import type { ReactNode } from 'react';
import styles from './NeedsScript.module.css';

interface NeedsScriptProps {
  /** Says so in plain words where scripts are off; never drawn by a script. */
  missing: ReactNode;
  children: ReactNode;
}

/** What works by scripts alone; where they are off, a sentence stands in its place (R15.86). */
export function NeedsScript({ missing, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>{missing}</noscript>
      <div className={styles.scripted}>{children}</div>
    </>
  );
}
