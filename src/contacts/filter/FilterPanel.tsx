import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { isComposing } from '../../ui/isComposing';
import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  onClose: () => void;
  children: ReactNode;
}

/** Holds the filters above the rows. It takes the focus as it opens, and Escape closes it. */
export function FilterPanel({ onClose, children }: FilterPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <section
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      aria-label="Filter"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
      <Button
        className={styles.close ?? ''}
        variant="quiet"
        icon="close"
        aria-label="Close the filter"
        title="Close"
        onClick={onClose}
      />
    </section>
  );
}
