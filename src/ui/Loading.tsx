import styles from './Loading.module.css';

interface LoadingProps {
  title: string;
  hint?: string;
}

/** Says at once what is being waited for; the spinner follows only if the wait is long enough to see. */
export function Loading({ title, hint }: LoadingProps) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
