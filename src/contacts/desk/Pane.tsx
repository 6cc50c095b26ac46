import { useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useMediaQuery } from '../../ui/device';
import { useActions } from '../../ui/actions';
import { RouteFocusContext } from '../../ui/PageHeading';
import { DESK, PANE_FOOT } from './beside';
import styles from './Pane.module.css';

interface PaneProps {
  /** Of the contact. Another one is read from its top. */
  id: string;
  children: ReactNode;
}

/** Holds a contact or its form: beside the list where there is room for both, else it is the page. */
export function Pane({ id, children }: PaneProps) {
  const isDesk = useMediaQuery(DESK) === true;
  const pane = useRef<HTMLDivElement>(null);
  const outside = useContext(RouteFocusContext);
  const routeFocus = useMemo(
    () => (isDesk && outside ? { ...outside, isFocusBeside: isFocusKept } : outside),
    [isDesk, outside],
  );
  useActions({
    enterContact: outside?.focusHeading,
    intoContact: () => {
      const isRow = document.activeElement?.closest('[data-part="list"] tr') instanceof Element;
      if (!isRow) return false;
      outside?.focusHeading();
      return true;
    },
  });
  useLayoutEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
  }, [id]);
  return (
    <div
      ref={pane}
      data-part="contact"
      className={styles.pane}
      role={isDesk ? 'region' : undefined}
      aria-label={isDesk ? 'Contact' : undefined}
    >
      <RouteFocusContext value={routeFocus}>{children}</RouteFocusContext>
      <div id={PANE_FOOT} className={styles.foot} />
    </div>
  );
}

export function isFocusInPane(): boolean {
  return document.activeElement?.closest('[data-part="contact"]') !== null;
}

/** In the list, or in a box of the form, which may be there before its address. */
function isFocusKept(): boolean {
  return document.activeElement?.closest('[data-part="list"], input, textarea') !== null;
}
