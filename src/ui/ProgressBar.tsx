import { clsx } from 'clsx';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** The value in words, for screen readers; the caller writes the visible words beside the bar. */
  valueText: string;
  /** Draws the bar as a warning. */
  isAlmostFull?: boolean;
}

/** How much of something is used. Full when over the limit, empty when the limit is not above 0. */
export function ProgressBar({
  label,
  value,
  max,
  valueText,
  isAlmostFull = false,
}: ProgressBarProps) {
  const safeMax = max > 0 ? max : 1;
  return (
    <progress
      className={clsx(styles.bar, isAlmostFull && styles.almostFull)}
      aria-label={label}
      aria-valuetext={valueText}
      max={safeMax}
      value={max > 0 ? Math.min(Math.max(value, 0), max) : 0}
    />
  );
}
