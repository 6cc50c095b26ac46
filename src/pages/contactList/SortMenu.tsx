import { clsx } from 'clsx';
import { COLUMNS, type Sort } from '../../contacts/columns';
import { Icon } from '../../ui/Icon';
import styles from './SortMenu.module.css';

interface SortMenuProps {
  className?: string | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The sort for narrow windows, where rows are cards without a header. The style sheet says when. */
export function SortMenu({ className, sort, onSort }: SortMenuProps) {
  const { label, value } = SORTS.find(
    ({ column, direction }) => column === sort.column && direction === sort.direction,
  ) ?? { label: '', value: '' };
  return (
    <div className={clsx(styles.sort, className)}>
      <span aria-hidden="true">
        {label}
        <Icon name={sort.direction === 'asc' ? 'arrowUp' : 'arrowDown'} />
      </span>
      {/* Over the words, which are shorter than those of its menu. */}
      <select
        aria-label="Sort by"
        value={value}
        onChange={({ target }) => {
          const chosen = SORTS.find((known) => known.value === target.value);
          if (chosen) onSort(chosen);
        }}
      >
        {SORTS.map((known) => (
          <option key={known.value}>{known.value}</option>
        ))}
      </select>
    </div>
  );
}

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
