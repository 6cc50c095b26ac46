import { clsx } from 'clsx';
import { ArrowUpDown } from 'lucide';
import { COLUMNS, type Sort } from '../model/columns';
import { Icon } from '../../ui/Icon';
import styles from './SortMenu.module.css';

interface SortMenuProps {
  className?: string | undefined;
  /** `null` if the best match comes first. */
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** Whether there is a search to match. */
  canRank: boolean;
}

/** The sort for narrow windows, whose rows are cards without a header. The style sheet shows it there. */
export function SortMenu({ className, sort, onSort, canRank }: SortMenuProps) {
  const { label, value } = SORTS.find(
    ({ column, direction }) => column === sort?.column && direction === sort.direction,
  ) ?? { label: BEST_MATCH, value: BEST_MATCH };
  return (
    <div className={clsx(styles.sort, className)}>
      <span aria-hidden="true">
        <span className={styles.label}>{label}</span>
        <Icon name={sort ? (sort.direction === 'asc' ? 'arrowUp' : 'arrowDown') : ArrowUpDown} />
      </span>
      {/* Covers the words, which are shorter than those of its menu. */}
      <select
        aria-label="Sort by"
        value={value}
        onChange={({ target }) => {
          const chosen = SORTS.find((known) => known.value === target.value);
          onSort(chosen ? { column: chosen.column, direction: chosen.direction } : null);
        }}
      >
        {canRank && <option>{BEST_MATCH}</option>}
        {SORTS.map((known) => (
          <option key={known.value}>{known.value}</option>
        ))}
      </select>
    </div>
  );
}

const BEST_MATCH = 'Best match';

const WORDS = {
  text: { asc: 'A to Z', desc: 'Z to A' },
  date: { asc: 'Oldest', desc: 'Newest' },
} as const;

const SORTS = COLUMNS.flatMap(({ key, label, sort }) =>
  (sort === 'date' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)).map((direction) => ({
    column: key,
    direction,
    label,
    value: `${label}: ${WORDS[sort][direction]}`,
  })),
);
