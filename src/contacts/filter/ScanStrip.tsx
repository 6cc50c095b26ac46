import { spanOf } from './filter';
import { weekOf, yearOf, type Weeks } from './scans';
import styles from './ScanStrip.module.css';

/** Places in the strip, from 0: the first week of a range and the last. */
interface StripRange {
  from: number;
  to: number;
}

interface ScanStripProps {
  weeks: Weeks;
  counts: readonly number[];
  /** Values of `scanned` whose weeks stand out. */
  marked: readonly string[];
  /** The value of `scanned` that is chosen. */
  chosen: string | undefined;
}

/** A picture: the weeks of all years as bars, on a ground where they are chosen. */
export function ScanStrip({ weeks, counts, marked, chosen }: ScanStripProps) {
  const range = chosen === undefined ? null : placesOf(chosen, weeks);
  const bursts = new Set(marked.flatMap((value) => weeksIn(placesOf(value, weeks))));
  const share = (place: number) => `${String((place / counts.length) * 100)}%`;
  return (
    <div aria-hidden="true">
      <div className={styles.plot}>
        {range && (
          <div
            className={styles.range}
            style={{
              insetInlineStart: share(range.from),
              inlineSize: share(range.to - range.from + 1),
            }}
          />
        )}
        <svg viewBox={`0 0 ${String(counts.length)} 1`} preserveAspectRatio="none">
          <path className={styles.bars} d={barsOf(counts, (place) => !bursts.has(place))} />
          <path className={styles.marked} d={barsOf(counts, (place) => bursts.has(place))} />
        </svg>
      </div>
      <div className={styles.years}>
        {yearsOf(weeks).map(({ year, place }) => (
          <span key={year} style={{ insetInlineStart: share(place) }}>
            {year}
          </span>
        ))}
      </div>
    </div>
  );
}

/** As much of a value of `scanned` as the strip shows. */
function placesOf(scanned: string, { first, last }: Weeks): StripRange | null {
  const [from = NaN, to = NaN] = spanOf(scanned).map((day) => weekOf(day) - first);
  const shown = { from: Math.max(from, 0), to: Math.min(to, last - first) };
  return shown.from <= shown.to ? shown : null;
}

function weeksIn(range: StripRange | null): number[] {
  return range ? Array.from({ length: range.to - range.from + 1 }, (_, n) => range.from + n) : [];
}

/** Bars of one week each; heights are square roots, so that a few cards show beside a fair. */
function barsOf(counts: readonly number[], isDrawn: (place: number) => boolean): string {
  const most = Math.sqrt(counts.reduce((so, count) => Math.max(so, count), 1));
  return counts
    .map((count, place) => {
      if (count === 0 || !isDrawn(place)) return '';
      const height = (Math.sqrt(count) / most).toFixed(3);
      return `M${String(place)} 1v-${height}h.8v${height}z`;
    })
    .join('');
}

/** Only as many as have room for their number. */
const MOST_YEARS = 12;

function yearsOf({ first, last }: Weeks): { year: number; place: number }[] {
  const begin = yearOf(first);
  const end = yearOf(last);
  const step = Math.ceil((end - begin + 1) / MOST_YEARS);
  const years: { year: number; place: number }[] = [];
  for (let year = begin; year <= end; year += step) {
    const week = weekOf(`${String(year)}-01-01`);
    years.push({ year, place: Math.max(0, week - first) });
  }
  // Where the first year has a few weeks only, the next one needs their room.
  const [one, next] = years;
  const isTight = one && next && (next.place - one.place) * MOST_YEARS < last - first + 1;
  return isTight ? years.slice(1) : years;
}
