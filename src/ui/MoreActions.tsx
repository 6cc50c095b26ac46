import { Ellipsis } from 'lucide';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from './Button';
import { Menu } from './Menu';

interface MoreActionsProps {
  /** Says it behind a sign, in place of the word. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Less common actions, in a menu behind the button "More". */
export function MoreActions({ label, className, children }: MoreActionsProps) {
  const id = useId();
  const anchor = `--${id}`;
  const toggle = useRef<HTMLButtonElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const close = () => {
    buttons.current?.hidePopover();
    toggle.current?.focus();
  };
  return (
    <>
      <Button
        ref={toggle}
        className={className ?? ''}
        icon={Ellipsis}
        style={{ anchorName: anchor }}
        aria-label={label}
        title={label ?? 'More'}
        aria-haspopup="true"
        popoverTarget={id}
      >
        {label ? null : 'More'}
      </Button>
      <Menu
        ref={buttons}
        id={id}
        anchor={anchor}
        role="group"
        aria-label={label ?? 'More'}
        // Before the action: a dialog returns the focus to a button that must be visible.
        onClickCapture={({ target }) => {
          // A choice opens first, and is made later.
          if (!(target instanceof HTMLSelectElement)) close();
        }}
        onChange={close}
      >
        {children}
      </Menu>
    </>
  );
}
