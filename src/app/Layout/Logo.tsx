import { site } from '../../content/site';
import styles from './Logo.module.css';

/** The name and its mark: a card with others filed behind it. `public/icon.svg` is the same drawing. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <rect className={styles.tile} x="1" y="1" width="22" height="22" rx="5.5" />
        <path className={styles.behind} d="M8.5 5.9h7M6.8 8.6h10.4" />
        <rect className={styles.card} x="5" y="11" width="14" height="8" rx="1.5" />
        <path className={styles.words} d="M7.8 13.9h4.8M7.8 16.2h2.8" />
      </svg>
      <span className={styles.name}>{site.name}</span>
    </span>
  );
}
