import { Icon } from '../../ui/Icon';
import styles from './SortHeader.module.css';
import type { Direction } from '../../contacts/columns';

interface SortHeaderProps {
  label: string;
  /** `null` while the list is sorted by another column. */
  direction: Direction | null;
  onSort: () => void;
}

/** A column's header: sorts by it when pressed, and shows the direction by an arrow. */
export function SortHeader({ label, direction, onSort }: SortHeaderProps) {
  const ariaSort =
    direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th role="columnheader" scope="col" aria-sort={ariaSort}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {label}
        {direction && <Icon name={direction === 'asc' ? 'arrowUp' : 'arrowDown'} />}
      </button>
    </th>
  );
}
