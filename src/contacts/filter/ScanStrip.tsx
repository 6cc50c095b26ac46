import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isCommand } from '../../ui/isModified';
import { daysOf } from './filter';
import { dayIn, weekOf, type Weeks } from './scans';
import styles from './ScanStrip.module.css';
import { dayWords } from './words';

/** Places in the strip, from 0: the first week of a range and the last. */
export interface StripRange {
  from: number;
  to: number;
}

interface Drag {
  start: number;
  at: number;
  /** From the pointer to the end that it drags, in weeks: an end stands between two. */
  offset: number;
}

interface ScanStripProps {
  weeks: Weeks;
  counts: readonly number[];
  marked: readonly string[];
  /** A value of `scanned`; '' for all weeks. */
  chosen: string | undefined;
  onRange: (range: StripRange) => void;
  onWeek: (place: number) => void;
}

/** The weeks of all years as bars: drag a range over them, or set its two ends by keyboard. */
export function ScanStrip({ weeks, counts, marked, chosen, onRange, onWeek }: ScanStripProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const grabbed = useRef<Omit<Drag, 'offset'>>(null);
  const last = counts.length - 1;
  const placesOf = (scanned: string): StripRange | null => {
    const days = daysOf(scanned);
    if (!days) return null;
    const [from, to] = days.map((day) => clamp(weekOf(day) - weeks.first, 0, last));
    return { from: from ?? 0, to: to ?? last };
  };
  const held = chosen === undefined ? null : placesOf(chosen);
  const drawn = drag && {
    from: Math.min(drag.start, drag.at),
    to: Math.max(drag.start, drag.at),
  };
  const range = drawn ?? held;
  const { from, to } = range ?? { from: 0, to: last };
  const bursts = new Set(marked.flatMap((value) => weeksIn(placesOf(value))));

  const placeAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return clamp(Math.floor(((clientX - left) / width) * counts.length), 0, last);
  };
  const share = (place: number) => `${String((place / counts.length) * 100)}%`;
  return (
    <div className={styles.strip}>
      <div
        className={styles.plot}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          const pressed = placeAt(event);
          const { start, at } = grabbed.current ?? { start: pressed, at: pressed };
          setDrag({ start, at, offset: at - pressed });
          grabbed.current = null;
        }}
        onPointerMove={(event) => {
          if (drag) setDrag({ ...drag, at: clamp(placeAt(event) + drag.offset, 0, last) });
        }}
        onPointerUp={() => {
          if (!drag) return;
          setDrag(null);
          if (from === to) onWeek(from);
          else if (from !== held?.from || to !== held.to) onRange({ from, to });
        }}
        onPointerCancel={() => setDrag(null)}
      >
        {range && (
          <div
            className={styles.range}
            style={{ insetInlineStart: share(from), inlineSize: share(to - from + 1) }}
          />
        )}
        <Bars counts={counts} marked={bursts} />
        <End
          label="Scanned from"
          place={from}
          least={0}
          most={to}
          words={dayWords(dayIn(weeks.first + from, 0))}
          at={share(from)}
          onGrab={() => {
            grabbed.current = { start: to, at: from };
          }}
          onMove={(place) => onRange({ from: place, to })}
        />
        <End
          label="Scanned until"
          place={to}
          least={from}
          most={last}
          words={dayWords(dayIn(weeks.first + to, 6))}
          at={share(to + 1)}
          onGrab={() => {
            grabbed.current = { start: from, at: to };
          }}
          onMove={(place) => onRange({ from, to: place })}
        />
      </div>
      <div className={styles.years} aria-hidden="true">
        {yearsOf(weeks).map(({ year, place }) => (
          <span key={year} style={{ insetInlineStart: share(place) }}>
            {year}
          </span>
        ))}
      </div>
    </div>
  );
}

function weeksIn(range: StripRange | null): number[] {
  return range ? Array.from({ length: range.to - range.from + 1 }, (_, n) => range.from + n) : [];
}

function Bars({ counts, marked }: { counts: readonly number[]; marked: ReadonlySet<number> }) {
  return (
    <svg viewBox={`0 0 ${String(counts.length)} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.bars} d={barsOf(counts, (place) => !marked.has(place))} />
      <path className={styles.marked} d={barsOf(counts, (place) => marked.has(place))} />
    </svg>
  );
}

interface EndProps {
  label: string;
  place: number;
  least: number;
  most: number;
  words: string;
  at: string;
  onGrab: () => void;
  onMove: (place: number) => void;
}

/** One end of the range: a slider as in the ARIA practices. */
function End({ label, place, least, most, words, at, onGrab, onMove }: EndProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedBy(event.key, place, least, most);
    if (next === null || isCommand(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== place) onMove(next);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.end}
      style={{ insetInlineStart: at }}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={place}
      aria-valuetext={words}
      onPointerDown={onGrab}
      onKeyDown={onKeyDown}
    />
  );
}

const MONTH = 4;

function movedBy(key: string, place: number, least: number, most: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: MONTH,
    PageDown: -MONTH,
    Home: -Infinity,
    End: Infinity,
  };
  const step = steps[key];
  return step === undefined ? null : clamp(place + step, least, most);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
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
  const begin = Number(dayIn(first, 6).slice(0, 4));
  const end = Number(dayIn(last, 6).slice(0, 4));
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
