import { clsx } from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { isCommand } from '../../ui/isModified';
import type { Heading } from './headings';
import type { RowPlaces } from './RowPlaces';
import { bodyOf, destination } from './useRowFocus';
import { counted } from '../../lib/text';
import styles from './GroupStrip.module.css';

interface GroupStripProps {
  /** What holds the rows. */
  panel: RefObject<HTMLElement | null>;
  toolbar: RefObject<HTMLElement | null>;
  places: RowPlaces;
  /** Scrolls the heading of this number to the top. */
  onGo: (heading: number) => void;
}

/** In ms: how long a scroll must rest. */
const REST = 150;

/**
 * A strip at the right edge that leads to each month or letter (R15.151) by a press, a drag, or the arrow keys. Its
 * mark follows when a scroll rests, so it costs nothing while scrolling.
 */
export function GroupStrip({ panel, toolbar, places, onGo }: GroupStripProps) {
  const { headings } = places;
  const [now, setNow] = useState(0);
  /** The heading at the pointer; `null` for none. */
  const [aimed, setAimed] = useState<number | null>(null);
  const isDragged = useRef(false);
  const last = headings.length - 1;
  const current = headings[Math.min(now, last)];
  const shown = aimed === null ? undefined : headings[aimed];

  const onRest = useEffectEvent(() => {
    const body = bodyOf(panel.current)?.getBoundingClientRect();
    const head = toolbar.current?.getBoundingClientRect();
    if (!body || !head || isDragged.current) return;
    const place = Math.floor(((head.bottom - body.top) / body.height) * places.height + 1.5);
    const inList = Math.min(Math.max(place, 0), places.height - 1);
    setNow(Math.max(0, places.headingOf(places.rowAt(inList))));
  });
  useEffect(() => {
    let timer = window.setTimeout(onRest);
    const onScroll = () => {
      clearTimeout(timer);
      timer = window.setTimeout(onRest, REST);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [places]);

  const go = (heading: number) => {
    setNow(heading);
    onGo(heading);
    return heading;
  };
  const headingUnder = ({ clientY, currentTarget }: PointerEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientY - top) / height) * headings.length);
    return Math.min(Math.max(at, 0), last);
  };
  const aim = (event: PointerEvent) => {
    const heading = headingUnder(event);
    setAimed(heading);
    if (isDragged.current && heading !== now) go(heading);
  };

  return (
    <div className={styles.strip}>
      <div
        role="slider"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label="Go to"
        aria-valuemin={1}
        aria-valuemax={headings.length}
        aria-valuenow={now + 1}
        aria-valuetext={current && wordsOf(current)}
        className={styles.track}
        onKeyDown={(event) => {
          const to = destination(SAME_KEYS[event.key] ?? event.key, now, LEAP, last);
          if (to === null || isCommand(event)) return;
          event.preventDefault();
          go(to);
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          isDragged.current = true;
          setAimed(go(headingUnder(event)));
        }}
        onPointerMove={aim}
        onPointerUp={() => {
          isDragged.current = false;
        }}
        onPointerCancel={() => {
          isDragged.current = false;
          setAimed(null);
        }}
        onPointerLeave={() => {
          if (!isDragged.current) setAimed(null);
        }}
      >
        <Marks headings={headings} now={now} />
        {shown && aimed !== null && (
          <span
            className={styles.label}
            style={{ insetBlockStart: middleOf(aimed, headings.length) }}
          >
            {wordsOf(shown)}
          </span>
        )}
      </div>
    </div>
  );
}

/** A letter or a year, or a dot if there is no room. */
function Marks({ headings, now }: { headings: readonly Heading[]; now: number }) {
  const marks = useMemo(() => marksOf(headings), [headings]);
  return marks.map(({ text, size }, number) => (
    <span
      key={number}
      className={clsx(text ? styles.text : styles.dot, number === now && styles.now)}
      style={{ insetBlockStart: middleOf(number, headings.length), inlineSize: size }}
    >
      {text}
    </span>
  ));
}

/** A slider has the keys of a line and those of a column. */
const SAME_KEYS: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
};

/** A year of months. */
const LEAP = 12;

function wordsOf({ label, count }: Heading): string {
  return `${label}, ${counted(count, 'contact', 'contacts')}`;
}

/** The place of a heading's mark on the strip. */
function middleOf(number: number, count: number): string {
  return `${String(((number + 0.5) / count) * 100)}%`;
}

/** The most labels that have room below each other. */
const MOST_WORDS = 36;

interface Mark {
  /** A letter, or the year of the first month of it, in two digits: a phone has no room for four; '' for a dot. */
  text: string;
  /** The size of a dot, which shows how many contacts there are; `undefined` for a label. */
  size: string | undefined;
}

function marksOf(headings: readonly Heading[]): Mark[] {
  const most = Math.max(...headings.map(({ count }) => count));
  const between = headings.length / MOST_WORDS;
  let shown = '';
  let at = -Infinity;
  return headings.map(({ label, count }, number) => {
    const year = / \d\d(\d\d)$/.exec(label)?.[1];
    const word = year ? `’${year}` : label.length < 3 ? label : '';
    if (word && word !== shown && number - at >= between) {
      [shown, at] = [word, number];
      return { text: word, size: undefined };
    }
    return { text: '', size: `${String(0.1875 + 0.25 * Math.sqrt(count / most))}rem` };
  });
}
