import { useId } from 'react';
import { formatCount } from '../../platform/text';
import type { FacetCount } from './facets';
import styles from './YesOrNo.module.css';

interface YesOrNoProps {
  label: string;
  count: FacetCount;
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

const CHOICES = [
  { value: undefined, words: 'Any' },
  { value: 'yes', words: 'Yes' },
  { value: 'no', words: 'No' },
] as const;

/** Whether contacts must have something, or must not. */
export function YesOrNo({ label, count, chosen, onChoose }: YesOrNoProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} className={styles.choice}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {CHOICES.map(({ value, words }) => (
        <label key={words}>
          <input
            type="radio"
            name={id}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>
            <span>{words}</span>{' '}
            <span className={styles.count}>
              {formatCount(value === undefined ? count.all : (count.byValue.get(value) ?? 0))}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
