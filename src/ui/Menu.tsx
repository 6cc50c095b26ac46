import type { ComponentProps } from 'react';
import styles from './Menu.module.css';

interface MenuProps extends ComponentProps<'div'> {
  /** The `anchorName` of the button that opens it, by its `popoverTarget`. */
  anchor: string;
}

/** A menu below the button that opens it, over the page. */
export function Menu({ anchor, ...rest }: MenuProps) {
  return (
    <div {...rest} popover="auto" className={styles.menu} style={{ positionAnchor: anchor }} />
  );
}
