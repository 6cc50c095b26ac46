import styles from './Button.module.css';

/** `primary`: the one thing to do here. `danger`: cannot be undone. `quiet`: no frame until pointed at. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

/** The classes that buttons and links drawn as buttons share. */
export function buttonClass(variant: ButtonVariant, extra = ''): string {
  return `${styles.button} ${styles[variant]} ${extra}`.trimEnd();
}
