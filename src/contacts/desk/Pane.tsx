import { useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useMediaQuery } from '../../ui/device';
import { isFormBox } from '../../ui/isFormBox';
import { focusedPart, useKeys } from '../../ui/keys';
import { RouteFocusContext } from '../../ui/PageHeading';
import { DESK, paneFoot } from './detailPane';
import styles from './Pane.module.css';

interface PaneProps {
  /** The contact's id. Another contact is shown from its top. */
  id: string;
  children: ReactNode;
}

/** Holds a contact or its form, beside the list if there is room for both, else as the page. */
export function Pane({ id, children }: PaneProps) {
  const isDesk = useMediaQuery(DESK) === true;
  const pane = useRef<HTMLDivElement>(null);
  const outside = useContext(RouteFocusContext);
  const routeFocus = useMemo(
    () => (isDesk && outside ? { ...outside, isFocusBeside: isFocusKept } : outside),
    [isDesk, outside],
  );
  useKeys('contact', { enter: outside?.focusHeading });
  useLayoutEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
  }, [id]);
  return (
    <div
      data-part="contact"
      className={styles.pane}
      role={isDesk ? 'region' : undefined}
      aria-label={isDesk ? 'Contact' : undefined}
    >
      <div ref={pane} className={styles.scrolled}>
        <RouteFocusContext value={routeFocus}>{children}</RouteFocusContext>
      </div>
      <div ref={keepFoot} className={styles.foot} />
    </div>
  );
}

function keepFoot(foot: HTMLElement | null): void {
  paneFoot.set(foot);
}

export function isFocusInPane(): boolean {
  return focusedPart() === 'contact';
}

/** In the list, or in a box of the form, which may be drawn before its address is set. */
function isFocusKept(): boolean {
  return isFormBox(document.activeElement) || focusedPart() === 'list';
}
