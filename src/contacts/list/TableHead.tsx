import {
  COLUMNS,
  firstDirection,
  type Direction,
  type Sort,
  type SortColumn,
} from '../model/columns';
import { Icon } from '../../ui/Icon';
import styles from './TableHead.module.css';

interface TableHeadProps {
  /** `null` where the best match comes first. */
  sort: Sort | null;
  onSort: (column: SortColumn) => void;
}

/** The head of the contacts: each column sorts. */
export function TableHead({ sort, onSort }: TableHeadProps) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1}>
        {COLUMNS.map(({ key, label }) => (
          <SortHeader
            key={key}
            label={label}
            first={firstDirection(key)}
            direction={sort?.column === key ? sort.direction : null}
            onSort={() => onSort(key)}
          />
        ))}
      </tr>
    </thead>
  );
}

interface SortHeaderProps {
  label: string;
  /** `null` while the list is sorted by another column. */
  direction: Direction | null;
  /** The direction that a press gives it then. */
  first: Direction;
  onSort: () => void;
}

/** A column's header: sorts by it when pressed. An arrow shows the direction, or to who points at it the one to come. */
function SortHeader({ label, direction, first, onSort }: SortHeaderProps) {
  const ariaSort =
    direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th role="columnheader" scope="col" aria-sort={ariaSort}>
      <button type="button" className={styles.sort} onClick={onSort}>
        <span>{label}</span>
        <Icon name={(direction ?? first) === 'asc' ? 'arrowUp' : 'arrowDown'} />
      </button>
    </th>
  );
}
