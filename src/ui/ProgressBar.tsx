import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** The value in words, for screen readers; the caller writes the visible words beside the bar. */
  valueText: string;
}

/** How much of something is used. Full when over the limit, empty when the limit is not above 0. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  const safeMax = max > 0 ? max : 1;
  return (
    <progress
      className={styles.bar}
      aria-label={label}
      aria-valuetext={valueText}
      max={safeMax}
      value={max > 0 ? Math.min(Math.max(value, 0), max) : 0}
    />
  );
}
