import type { ReactNode } from 'react';
import { counted } from '../../platform/text';
import { Button } from '../../ui/Button';
import { useModalDialog } from '../../ui/useModalDialog';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  shown: number;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Holds the filters where there is no room above the rows: a sheet from below, over the page. */
export function FilterSheet({ shown, onClear, onClose, children }: FilterSheetProps) {
  const dialog = useModalDialog(onClose);
  return (
    <dialog {...dialog} className={styles.sheet} aria-label="Filter">
      <div className={styles.content}>
        <div className={styles.head}>
          <h2>Filter</h2>
          <Button
            variant="quiet"
            icon="close"
            aria-label="Close the filter"
            title="Close"
            onClick={onClose}
          />
        </div>
        {children}
        <div className={styles.foot}>
          <Button onClick={onClear}>Clear All</Button>
          <Button variant="primary" onClick={onClose}>
            {`Show ${counted(shown, 'card', 'cards')}`}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
