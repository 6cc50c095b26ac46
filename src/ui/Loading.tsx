import styles from './Loading.module.css';

interface LoadingProps {
  title: string;
  hint?: string;
}

/** Says what is loading; the spinner appears only after a while. */
export function Loading({ title, hint }: LoadingProps) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
