import { clsx } from 'clsx';
import { useLayoutEffect, type ComponentProps } from 'react';
import styles from './Menu.module.css';

interface MenuProps extends ComponentProps<'div'> {
  id: string;
  /** The `anchorName` of the button that opens it, by its `popoverTarget`. */
  anchor: string;
}

/** A menu below the button that opens it, over the page. It goes when the focus leaves it: it would cover what has it. */
export function Menu({ anchor, className, ...rest }: MenuProps) {
  const { id } = rest;
  // Open on a page that is hidden, it would keep all keys from acting.
  useLayoutEffect(() => () => document.getElementById(id)?.hidePopover(), [id]);
  return (
    <div
      {...rest}
      popover="auto"
      className={clsx(styles.menu, className)}
      style={{ positionAnchor: anchor }}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        if (!next || currentTarget.contains(next)) return;
        // The press of its own button closes it.
        const isItsButton =
          next instanceof HTMLButtonElement && next.popoverTargetElement === currentTarget;
        if (!isItsButton) currentTarget.hidePopover();
      }}
    />
  );
}
