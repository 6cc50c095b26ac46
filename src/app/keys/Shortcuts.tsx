import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useContactStore } from '../../contacts/store/useContactStore';
import { readStored, writeStored } from '../../storage/browserStorage';
import { KeySheet } from './KeySheet';
import { focusSearch, focusSearchWhenThere } from './searchFromAnywhere';
import styles from './Shortcuts.module.css';
import { useKeys } from './useKeys';

/** The keys of the pages behind the login, and the button that lists them (R15.6, R15.7). */
export function Shortcuts() {
  const navigate = useNavigate();
  const { memory: list } = useContactStore();
  const [isOpen, setIsOpen] = useState(false);
  const [letters, setLetters] = useState(() => readStored('LOCAL', 'letters') !== 'off');

  const openSheet = () => {
    setIsOpen(true);
  };
  useKeys(letters, {
    go: (path) => void navigate(path),
    search: () => {
      if (focusSearch()) return;
      focusSearchWhenThere();
      void navigate(list.address, { state: list.state });
    },
    openSheet,
  });

  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={openSheet}>
        Keyboard shortcuts
      </button>
      {/* Out of the footer, whose style sheet is not for it. */}
      {isOpen &&
        createPortal(
          <KeySheet
            letters={letters}
            onLetters={(act) => {
              setLetters(act);
              writeStored('LOCAL', 'letters', act ? null : 'off');
            }}
            onClose={() => {
              setIsOpen(false);
            }}
          />,
          document.body,
        )}
    </>
  );
}
