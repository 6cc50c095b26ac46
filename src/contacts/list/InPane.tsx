import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PANE_FOOT, useBeside } from '../desk/beside';

const noChanges = () => () => undefined;

/** Stands below the contact beside the list, where there is one: over the rows it would take their place. */
export function InPane({ children }: { children: ReactNode }) {
  const beside = useBeside();
  // Looked at again once the contact is drawn.
  const foot = useSyncExternalStore(noChanges, () =>
    beside ? document.getElementById(PANE_FOOT) : null,
  );
  return foot ? createPortal(children, foot) : children;
}
