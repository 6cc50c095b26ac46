import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Menu } from '../../ui/Menu';

/** What people do with a contact less often: buttons behind the button "More". */
export function MoreActions({ children }: { children: ReactNode }) {
  const id = useId();
  const anchor = `--${id}`;
  const toggle = useRef<HTMLButtonElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button
        ref={toggle}
        icon="chevronDown"
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
        // Before the button acts: what it opens gives the focus back to one that can be seen.
        onClickCapture={() => {
          buttons.current?.hidePopover();
          toggle.current?.focus();
        }}
        // It closes this, and no more.
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.stopPropagation();
        }}
      >
        {children}
      </Menu>
    </>
  );
}
