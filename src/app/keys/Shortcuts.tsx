import { useState } from 'react';
import { useWayToList } from '../../contacts/store/useListStore';
import { runAction, runWhenRegistered, useActions } from '../../ui/actions';
import { focusedPart } from '../../ui/focusedPart';
import { KeySheet } from './KeySheet';
import { useKeys } from './useKeys';

/** Listens for the keys of a person who is signed in, and lists them (R15.6, R15.7). */
export function Shortcuts() {
  const letterKeys = useKeys();
  const list = useWayToList();
  const [isOpen, setIsOpen] = useState(false);

  useActions({
    openSearch: () => {
      runWhenRegistered('search');
      // The list may be loading, or have no contacts.
      if (window.location.pathname !== '/dashboard') void list.go();
    },
    showKeys: () => {
      setIsOpen(true);
    },
    nextPart: enterNextPart,
  });

  return (
    isOpen && (
      <KeySheet
        {...letterKeys}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    )
  );
}

/** The parts of a page that F6 leads to, by the `data-part` of each. */
const PARTS = [
  ['navigation', 'enterNavigation'],
  ['list', 'enterList'],
  ['contact', 'enterContact'],
] as const;

/** To the next part that the page has, or with Shift to the one before; `false` without another. */
function enterNextPart(withShift: boolean): boolean {
  const part = focusedPart();
  const parts = withShift ? PARTS.toReversed() : PARTS;
  const at = parts.findIndex(([name]) => name === part);
  const others = [...parts.slice(at + 1), ...parts.slice(0, Math.max(0, at))];
  return others.some(([, enter]) => runAction(enter));
}
