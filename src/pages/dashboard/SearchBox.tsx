import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
}

/** The search box. The key `/` leads to it from anywhere on the page, as in most lists of the web. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => {
      document.removeEventListener('keydown', focusOnSlash);
    };
  }, []);

  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label="Search business cards"
        placeholder="Search business cards..."
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </search>
  );
}
