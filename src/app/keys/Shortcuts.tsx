import { useState } from 'react';
import { useBackToList } from '../../contacts/store/view/useView';
import { writeStored } from '../../platform/storage/browserStorage';
import { focusedPart, runAction, runWhenOffered, useKeys } from '../../ui/keys';
import { doLettersAct } from '../../ui/shownKey';
import { useDocumentEvent } from '../../ui/useDocumentEvent';
import { KeySheet } from './KeySheet';
import { runKey } from './runKey';

/** Listens for the keys of a person who is signed in, and lists them (R15.6, R15.7). */
export function Shortcuts() {
  const [letters, setLetters] = useState(doLettersAct);
  const list = useBackToList();
  const [isOpen, setIsOpen] = useState(false);

  useDocumentEvent('keydown', (event) => {
    if (runKey(event, letters)) event.preventDefault();
  });
  useKeys('everywhere', {
    search: () => {
      runWhenOffered('list', 'search');
      // The list may be loading, or have no contacts.
      if (window.location.pathname !== '/dashboard') void list.go();
    },
    showKeys: () => setIsOpen(true),
    nextPart: enterNextPart,
  });

  return (
    isOpen && (
      <KeySheet
        letters={letters}
        onLetters={(act) => {
          setLetters(act);
          writeStored('LOCAL', 'letters', act ? null : 'off');
        }}
        onClose={() => setIsOpen(false)}
      />
    )
  );
}

/** The parts of a page that F6 leads to, by the `data-part` of each. */
const PARTS = ['navigation', 'list', 'contact'] as const;

/** To the next part that the page has, or with Shift to the one before; `false` without another. */
function enterNextPart(withShift: boolean): boolean {
  const part = focusedPart();
  const parts = withShift ? PARTS.toReversed() : PARTS;
  const at = parts.findIndex((name) => name === part);
  const others = [...parts.slice(at + 1), ...parts.slice(0, Math.max(0, at))];
  return others.some((name) => runAction(name, 'enter'));
}
