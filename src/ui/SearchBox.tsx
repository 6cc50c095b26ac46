import type { KeyboardEventHandler, RefObject } from 'react';
import { BOXES } from './boxes';
import { isAppleDevice } from './device';
import { Icon } from './Icon';
import { useKeys } from './keys';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  /** What it searches, as a request: `Search business cards`. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: KeyboardEventHandler;
}

/** A search box, and the action that focuses it: its text is then selected and in view (R15.6). */
export function SearchBox({ ref, label, value, onChange, onKeyDown }: SearchBoxProps) {
  const isApple = isAppleDevice(navigator.userAgent);
  useKeys('list', {
    search: () => {
      ref.current?.focus();
      ref.current?.select();
      ref.current?.scrollIntoView({ block: 'nearest' });
    },
  });

  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        ref={ref}
        data-takes-focus=""
        type="search"
        aria-label={label}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        placeholder={`${label}...`}
        {...BOXES.search}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
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
