import type { KeyboardEventHandler, RefObject } from 'react';
import { isAppleDevice } from '../../ui/device';
import { Icon } from '../../ui/Icon';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: KeyboardEventHandler;
}

/** The search box. The keys that lead to it stand in `app/keys`. */
export function SearchBox({ ref, value, onChange, onKeyDown }: SearchBoxProps) {
  const isApple = isAppleDevice(navigator.userAgent);

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
        onKeyDown={onKeyDown}
      />
      {value === '' ? (
        <kbd aria-hidden="true">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      ) : (
        <button
          type="button"
          aria-label="Clear the search box"
          onClick={() => {
            onChange('');
            ref.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </search>
  );
}
