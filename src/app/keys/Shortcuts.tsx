import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useContactStore } from '../../contacts/store/useContactStore';
import { runAction, runWhenRegistered, useActions } from '../../ui/actions';
import { KeySheet, type KeySheetProps } from './KeySheet';
import styles from './Shortcuts.module.css';

/** What keys do on each page behind the login, and the button that lists them (R15.6, R15.7). */
export function Shortcuts(props: Omit<KeySheetProps, 'onClose'>) {
  const navigate = useNavigate();
  const { memory: list } = useContactStore();
  const [isOpen, setIsOpen] = useState(false);

  const showKeys = () => {
    setIsOpen(true);
  };
  useActions({
    openSearch: () => {
      runWhenRegistered('search');
      void navigate(list.address, { state: list.state });
    },
    showKeys,
    nextPart: enterNextPart,
  });

  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={showKeys}>
        Keyboard shortcuts
      </button>
      {/* Out of the footer, whose style sheet is not for it. */}
      {isOpen &&
        createPortal(
          <KeySheet
            {...props}
            onClose={() => {
              setIsOpen(false);
            }}
          />,
          document.body,
        )}
    </>
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
  const part = document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part'];
  const parts = withShift ? PARTS.toReversed() : PARTS;
  const at = parts.findIndex(([name]) => name === part);
  const others = [...parts.slice(at + 1), ...parts.slice(0, Math.max(0, at))];
  return others.some(([, enter]) => runAction(enter));
}
