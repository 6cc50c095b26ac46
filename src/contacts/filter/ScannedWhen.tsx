import { useId } from 'react';
import { counted, formatCount } from '../../lib/text';
import { countScanned, type FacetCount } from './facets';
import { dayRange, daysOf, NO_DATE } from './filter';
import styles from './ScannedWhen.module.css';
import { countsByWeek, dayIn, weekOf, type Scans } from './scans';
import { ScanStrip, type StripRange } from './ScanStrip';
import { scannedWords, yearRange } from './words';

interface ScannedWhenProps {
  label: string;
  count: FacetCount;
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
  scans: Scans;
}

const BUTTONS = 4;

/** When contacts were scanned: a strip of weeks, buttons for bursts, and a select for all of it (R15.126). */
export function ScannedWhen({ label, count, chosen, onChoose, scans }: ScannedWhenProps) {
  const id = useId();
  const { weeks } = scans;
  const offered = (values: readonly string[]) =>
    values
      .map((value) => ({ value, cards: countScanned(count, value) }))
      .filter(({ value, cards }) => cards > 0 || value === chosen);
  const bursts = offered(scans.bursts);
  const others = offered([...scans.years.map(yearRange), NO_DATE]);
  const isOwn = chosen !== undefined && ![...bursts, ...others].some((one) => one.value === chosen);

  const chooseWeeks = ({ from, to }: StripRange) => {
    if (!weeks) return;
    const isAll = from === 0 && to === weeks.last - weeks.first;
    const range = dayRange(dayIn(weeks.first + from, 0), dayIn(weeks.first + to, 6));
    onChoose(isAll ? undefined : range);
  };
  /** A press on one week chooses what was scanned together in it, else the week. */
  const chooseWeek = (place: number) => {
    const week = (weeks?.first ?? 0) + place;
    const burst = bursts.find(({ value }) => {
      const [from, to] = daysOf(value) ?? ['', ''];
      return weekOf(from) <= week && week <= weekOf(to);
    });
    if (burst) onChoose(burst.value);
    else chooseWeeks({ from: place, to: place });
  };

  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.scanned}>
      <div className={styles.head}>
        <h3 id={`${id}-label`}>{label}</h3>
        <select
          aria-label={label}
          value={chosen ?? ''}
          onChange={({ target }) => onChoose(target.value || undefined)}
        >
          <option value="">{`Any time (${formatCount(count.all)})`}</option>
          {isOwn && (
            <option value={chosen}>
              {`${scannedWords(chosen)} (${formatCount(countScanned(count, chosen))})`}
            </option>
          )}
          {others.map(({ value, cards }) => (
            <option key={value} value={value}>
              {`${scannedWords(value)} (${formatCount(cards)})`}
            </option>
          ))}
          {bursts.length > 0 && (
            <optgroup label="Scanned together">
              {bursts.map(({ value, cards }) => (
                <option key={value} value={value}>
                  {`${scannedWords(value)}, ${counted(cards, 'card', 'cards')}`}
                </option>
              ))}
            </optgroup>
          )}
        </select>
        {bursts.length > 0 && (
          <div className={styles.bursts} role="group" aria-labelledby={`${id}-together`}>
            <span id={`${id}-together`}>Scanned together</span>
            {bursts.slice(0, BUTTONS).map(({ value, cards }) => (
              <button
                key={value}
                type="button"
                className={styles.burst}
                aria-current={value === chosen}
                onClick={() => onChoose(value)}
              >
                {`${scannedWords(value)}, ${counted(cards, 'card', 'cards')}`}
              </button>
            ))}
          </div>
        )}
      </div>
      {weeks && (
        <ScanStrip
          weeks={weeks}
          counts={countsByWeek(count.byValue, weeks)}
          marked={bursts.map(({ value }) => value)}
          chosen={chosen}
          onRange={chooseWeeks}
          onWeek={chooseWeek}
        />
      )}
    </div>
  );
}
