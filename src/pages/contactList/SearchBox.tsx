import { useEffect, type RefObject } from 'react';
import { isAppleDevice } from '../../lib/isAppleDevice';
import { Icon } from '../../ui/Icon';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
}

/** The search box. Ctrl+K, or ⌘K on an Apple device, leads to it from anywhere on the page. */
export function SearchBox({ ref, value, onChange }: SearchBoxProps) {
  const isApple = isAppleDevice(navigator.userAgent);

  useEffect(() => {
    const focusOnShortcut = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      // On an Apple device Ctrl+K deletes the rest of a line.
      const isModified = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (key.toLowerCase() !== 'k' || !isModified || altKey || shiftKey) return;
      event.preventDefault();
      ref.current?.focus();
    };
    document.addEventListener('keydown', focusOnShortcut);
    return () => {
      document.removeEventListener('keydown', focusOnShortcut);
    };
  }, [ref, isApple]);

  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        aria-label="Search business cards"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        placeholder="Search business cards..."
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <kbd aria-hidden="true">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </search>
  );
}
