import { iconPaths, type IconName } from './iconPaths';
import styles from './Icon.module.css';

interface IconProps {
  name: IconName;
}

/** A drawing of our own set, hidden from screen readers: the words beside it carry the meaning. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
