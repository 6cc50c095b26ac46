import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useContactStore } from '../../contacts/store/useContactStore';
import { runWhenRegistered, useActions } from '../../ui/actions';
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
