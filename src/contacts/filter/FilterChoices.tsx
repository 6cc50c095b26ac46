import { Fragment, useId, useMemo, useState } from 'react';
import { formatCount } from '../../platform/text';
import { useToday } from '../../platform/today';
import { BOXES } from '../../ui/boxes';
import { companyNames } from '../model/companies';
import type { Contact } from '../model/contact';
import { foldedText } from '../text/fold';
import { countOf, eventsOf, facetCounts, type FacetCounts } from '../store/facets';
import {
  dayRange,
  daysOf,
  isHas,
  NO_DATE,
  RECENT,
  withChoice,
  withToggled,
  type Facet,
  type Filter,
} from '../model/filter';
import styles from './FilterChoices.module.css';
import { NAMED, valueWords } from './words';

interface FilterChoicesProps {
  label: string;
  facets: readonly Facet[];
  contacts: readonly Contact[];
  found: readonly Contact[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

interface Choice {
  facet: Facet;
  value: string;
  words: string;
  count: number;
}

function isLack({ facet, value }: Choice): boolean {
  return isHas(facet) && value === 'no';
}

/** With more there is a box to find one. */
const FEW = 10;
/** So many are drawn until more are asked for. */
const MANY = 100;

/** The values of a chip, each with the number of contacts that have it (R15.124). */
export function FilterChoices(props: FilterChoicesProps) {
  const { label, facets, contacts, found, filter, onFilter } = props;
  const today = useToday();
  const counts = useMemo(
    () => facetCounts(contacts, found, filter, today),
    [contacts, found, filter, today],
  );
  const [asked, setAsked] = useState('');
  const [most, setMost] = useState(MANY);
  const names = companyNames(contacts);
  const isScanned = label === 'Scanned';
  const choices = facets.flatMap((facet) =>
    valuesOf(facet, counts, filter[facet] ?? [], contacts, today).map((value): Choice => {
      const words = valueWords(facet, value, names);
      return { facet, value, words, count: countOf(counts, facet, value, today) };
    }),
  );
  const wanted = foldedText(asked.trim());
  const matching = choices.filter(({ words }) => foldedText(words).includes(wanted));
  // What can be there stands before what can be missing.
  const sorted = matching.toSorted((a, b) => Number(isLack(a)) - Number(isLack(b)));
  const firstEvent = isScanned ? sorted.findIndex(({ value }) => daysOf(value)) : -1;
  const toggle = ({ facet, value }: Choice) => {
    // Days of one's own give way.
    const offered = (filter[facet] ?? []).filter((one) =>
      choices.some((choice) => choice.facet === facet && choice.value === one),
    );
    onFilter(withToggled(withChoice(filter, facet, offered), facet, value));
  };
  return (
    <div className={styles.choices}>
      {choices.length > FEW && !isScanned && (
        <input
          type="search"
          aria-label={`Find in ${label}`}
          placeholder="Find..."
          {...BOXES.search}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
      )}
      <div className={styles.values}>
        {sorted.slice(0, most).map((choice, at) => (
          <Fragment key={`${choice.facet} ${choice.value}`}>
            {at === firstEvent && <p>Scanned together</p>}
            <label>
              <input
                type="checkbox"
                checked={filter[choice.facet]?.includes(choice.value) ?? false}
                onChange={() => toggle(choice)}
              />
              <bdi translate={NAMED.has(label) ? 'no' : undefined}>{choice.words}</bdi>{' '}
              <span className={styles.count}>{formatCount(choice.count)}</span>
            </label>
          </Fragment>
        ))}
        {sorted.length === 0 && <p>Nothing matches.</p>}
        {sorted.length > most && (
          <button type="button" onClick={() => setMost(Infinity)}>
            {`Show all ${formatCount(sorted.length)}`}
          </button>
        )}
      </div>
      {isScanned && (
        <Days
          chosen={filter.scanned ?? []}
          onChoose={(scanned) => onFilter(withChoice(filter, 'scanned', scanned))}
        />
      )}
    </div>
  );
}

/** The values to choose from, in their order, with those that are chosen. */
function valuesOf(
  facet: Facet,
  counts: FacetCounts,
  chosen: readonly string[],
  contacts: readonly Contact[],
  today: Date,
): readonly string[] {
  const isThere = (value: string) =>
    chosen.includes(value) || countOf(counts, facet, value, today) > 0;
  switch (facet) {
    case 'scanned':
      return [...RECENT.keys(), ...[NO_DATE, ...eventsOf(contacts)].filter(isThere)];
    case 'company':
    case 'country':
    case 'tag': {
      const byCount = [...counts[facet]].sort(([, a], [, b]) => b - a).map(([value]) => value);
      return [...new Set([...byCount, ...chosen])];
    }
    default:
      return ['yes', 'no'];
  }
}

interface DaysProps {
  chosen: readonly string[];
  onChoose: (scanned: readonly string[]) => void;
}

/** A first and a last day, of which one is enough (R15.126). They show those of a single choice. */
function Days({ chosen, onChoose }: DaysProps) {
  const [only = '', other] = chosen;
  const [from, to] = (other === undefined && daysOf(only)) || ['', ''];
  const choose = (first: string, last: string) =>
    onChoose(first === '' && last === '' ? [] : [dayRange(first, last)]);
  return (
    <div className={styles.days}>
      <DayField
        label="Scanned from"
        word="From"
        day={from}
        fits={(first) => isRange(first, to)}
        onDay={(first) => choose(first, isRange(first, to) ? to : '')}
      />
      <DayField
        label="Scanned until"
        word="Until"
        day={to}
        fits={(last) => isRange(from, last)}
        onDay={(last) => choose(isRange(from, last) ? from : '', last)}
      />
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
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
      <label htmlFor={id}>{word}</label>
      <input
        id={id}
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
    </>
  );
}

/** A day or none, not a part of one: while a year is typed, it is one of the first thousand. */
function isWhole({ value, validity }: HTMLInputElement): boolean {
  return value === '' ? validity.valid : value >= '1000';
}

function isRange(from: string, to: string): boolean {
  return from === '' || to === '' || from <= to;
}
