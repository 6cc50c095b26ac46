import { useId, useState } from 'react';
import { formatCount } from '../../platform/text';
import { foldedText } from '../text/fold';
import type { FacetCount } from './facets';
import styles from './ValueList.module.css';

interface ValueListProps {
  label: string;
  count: FacetCount;
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
  wordsOf: (value: string) => string;
}

const SHOWN_AT_FIRST = 5;

/** A facet with many values, the most frequent first. Empty without values. */
export function ValueList({ label, count, chosen, onChoose, wordsOf }: ValueListProps) {
  const id = useId();
  const [asked, setAsked] = useState('');
  const { all, byValue } = count;
  if (byValue.size === 0 && chosen === undefined) return null;
  const wanted = foldedText(asked.trim());
  const isWanted = (value: string) => wanted === '' || foldedText(wordsOf(value)).includes(wanted);
  const matching = [...byValue].filter(([value]) => isWanted(value)).sort(([, a], [, b]) => b - a);
  const shown = matching.slice(0, SHOWN_AT_FIRST);
  // Keeps its place in the list: arrow keys go from value to value.
  if (chosen !== undefined && !shown.some(([value]) => value === chosen)) {
    shown.push([chosen, byValue.get(chosen) ?? 0]);
  }
  const more = matching.filter(([value]) => !shown.some(([one]) => one === value)).length;
  const option = (value: string | undefined, words: string, number: number) => (
    <label key={value ?? ''} className={styles.value}>
      <input type="radio" name={id} checked={chosen === value} onChange={() => onChoose(value)} />
      <span className={styles.words}>
        <bdi translate={value === undefined ? undefined : 'no'}>{words}</bdi>
      </span>
      <span className={styles.count}>{formatCount(number)}</span>
    </label>
  );
  return (
    <div className={styles.list}>
      <h3 id={`${id}-label`}>{label}</h3>
      {(byValue.size > SHOWN_AT_FIRST || asked !== '') && (
        <input
          type="search"
          className={styles.find}
          aria-label={`Find a ${label.toLowerCase()}`}
          placeholder={`Find a ${label.toLowerCase()}...`}
          autoComplete="off"
          spellCheck={false}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
      )}
      <div role="radiogroup" aria-labelledby={`${id}-label`} className={styles.values}>
        {option(undefined, 'Any', all)}
        {shown.map(([value, number]) => option(value, wordsOf(value), number))}
      </div>
      {more > 0 && <p className={styles.more}>{`and ${formatCount(more)} more`}</p>}
    </div>
  );
}
