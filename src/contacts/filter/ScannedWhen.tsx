import { useId, useState } from 'react';
import { capitalized, counted, formatCount } from '../../platform/text';
import { countScanned, type FacetCount } from './facets';
import { dayRange, daysOf, NO_DATE } from './filter';
import styles from './ScannedWhen.module.css';
import { countsByWeek, type Scans } from './scans';
import { ScanStrip } from './ScanStrip';
import { scannedWords, yearRange } from './words';

interface ScannedWhenProps {
  label: string;
  count: FacetCount;
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
  scans: Scans;
}

const MOST_BUTTONS = 4;

/** When contacts were scanned: a select, two days, buttons for bursts, and the weeks as a picture (R15.126). */
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

  const [from, to] = (chosen !== undefined && daysOf(chosen)) || ['', ''];
  const chooseDays = (first: string, last: string) =>
    onChoose(first === '' && last === '' ? undefined : dayRange(first, last));

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
              {`${capitalized(scannedWords(chosen))} (${formatCount(countScanned(count, chosen))})`}
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
        {weeks && (
          <div className={styles.days}>
            <DayField
              label="Scanned from"
              word="From"
              day={from}
              fits={(first) => isRange(first, to)}
              onDay={(first) => chooseDays(first, isRange(first, to) ? to : '')}
            />
            <DayField
              label="Scanned until"
              word="Until"
              day={to}
              fits={(last) => isRange(from, last)}
              onDay={(last) => chooseDays(isRange(from, last) ? from : '', last)}
            />
          </div>
        )}
        {bursts.length > 0 && (
          <div className={styles.bursts} role="group" aria-labelledby={`${id}-together`}>
            <span id={`${id}-together`}>Scanned together</span>
            {bursts.slice(0, MOST_BUTTONS).map(({ value, cards }) => (
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
        />
      )}
    </div>
  );
}

interface DayFieldProps {
  label: string;
  word: string;
  /** '' for none. */
  day: string;
  /** Whether a day goes with the other end. */
  fits: (day: string) => boolean;
  onDay: (day: string) => void;
}

/**
 * One end of a range of days. A day that is typed passes through others: each that fits the other end holds at once, one
 * that does not when the field is left.
 */
function DayField({ label, word, day, fits, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      <span>{word}</span>
      <input
        type="date"
        aria-label={label}
        max="9999-12-31"
        value={typed ?? day}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isWhole(target) && fits(target.value)) onDay(target.value);
        }}
        onBlur={({ target }) => {
          if (isWhole(target) && target.value !== day) onDay(target.value);
          setTyped(null);
        }}
      />
    </label>
  );
}

/** A day or none, not a part of one: while a year is typed, it is one of the first thousand. */
function isWhole({ value, validity }: HTMLInputElement): boolean {
  return value === '' ? validity.valid : value >= '1000';
}

function isRange(from: string, to: string): boolean {
  return from === '' || to === '' || from <= to;
}
