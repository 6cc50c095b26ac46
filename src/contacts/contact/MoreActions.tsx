import { Ellipsis } from 'lucide';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Menu } from '../../ui/Menu';

/** Less common actions, in a menu behind the button "More". */
export function MoreActions({ children }: { children: ReactNode }) {
  const id = useId();
  const anchor = `--${id}`;
  const toggle = useRef<HTMLButtonElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button
        ref={toggle}
        icon={Ellipsis}
        title="More"
        style={{ anchorName: anchor }}
        aria-haspopup="true"
        popoverTarget={id}
      >
        More
      </Button>
      <Menu
        ref={buttons}
        id={id}
        anchor={anchor}
        role="group"
        aria-label="More"
        // Before the action: a dialog returns the focus to a button that must be visible.
        onClickCapture={() => {
          buttons.current?.hidePopover();
          toggle.current?.focus();
        }}
      >
        {children}
      </Menu>
    </>
  );
}
