import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { fitted, panned, WHOLE, zoomed, type Frame, type Place, type View } from './zoom';

const STEP = 1.5;

/** In CSS pixels, for each press of an arrow key. */
const ARROW_STEP = 60;

const ARROWS: Partial<Record<string, Place>> = {
  ArrowLeft: { x: ARROW_STEP, y: 0 },
  ArrowRight: { x: -ARROW_STEP, y: 0 },
  ArrowUp: { x: 0, y: ARROW_STEP },
  ArrowDown: { x: 0, y: -ARROW_STEP },
};

const MIDDLE: Place = { x: 0, y: 0 };

/** In CSS pixels: a shorter move is a press, not a drag. */
const SLOP = 6;

/**
 * Zooms by wheel, keys and two fingers, and moves the picture. `onMove` gets each view that the person chose. `pointer`
 * has the handlers of the element below the picture, which is as large as `frame` without `picture`.
 */
export function usePictureZoom<Element extends HTMLElement>(onMove?: (view: View) => void) {
  const [view, setView] = useState(WHOLE);
  const latest = useRef(WHOLE);
  const frame = useRef<Element>(null);
  const picture = useRef<HTMLImageElement>(null);
  const fingers = useRef(new Map<number, Place>());
  const moved = useRef(0);

  // The picture moves more often than it is drawn.
  const draw = (by: (view: View, sizes: Frame) => View) => {
    latest.current = by(latest.current, sizesOf(frame.current, picture.current));
    setView(latest.current);
  };
  const change: typeof draw = (by) => {
    draw(by);
    onMove?.(latest.current);
  };
  const zoom = (factor: number, place = MIDDLE) =>
    change((view, sizes) => zoomed(view, factor, place, sizes));

  const hearWheel = useEffectEvent((event: WheelEvent) => {
    // The page behind must not scroll, nor the browser zoom it.
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), placeOf(event, frame.current));
  });
  useEffect(() => {
    const shown = frame.current;
    const onWheel = (event: WheelEvent) => hearWheel(event);
    // React's wheel listener is passive: it cannot prevent a scroll.
    shown?.addEventListener('wheel', onWheel, { passive: false });
    return () => shown?.removeEventListener('wheel', onWheel);
  }, []);

  return {
    view,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    /** A double press zooms to three times there, or out again. */
    toggle: (event: { clientX: number; clientY: number }) => {
      const place = placeOf(event, frame.current);
      change((view, sizes) => (view.scale > 1 ? WHOLE : zoomed(view, 3, place, sizes)));
    },
    wasDragged: () => moved.current > SLOP,
    onKey: (event: KeyboardEvent): boolean => {
      const arrow = ARROWS[event.key];
      if (event.key === '+' || event.key === '=') zoom(STEP);
      else if (event.key === '-') zoom(1 / STEP);
      else if (event.key === '0') change((_, sizes) => fitted(sizes));
      else if (arrow) change((view, sizes) => panned(view, arrow, sizes));
      else return false;
      return true;
    },
    /** `null` is the whole picture. */
    show: (wanted: View | null) =>
      draw((_, sizes) => (wanted ? panned(wanted, MIDDLE, sizes) : fitted(sizes))),
    frame,
    picture,
    pointer: {
      onPointerDown: (event: PointerEvent) => {
        if (fingers.current.size === 0) moved.current = 0;
        fingers.current.set(event.pointerId, placeOf(event, frame.current));
      },
      onPointerMove: (event: PointerEvent) => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        // The press ended over another element, or in the menu of the right button.
        if (event.buttons === 0) {
          fingers.current.delete(event.pointerId);
          return;
        }
        const now = placeOf(event, frame.current);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, now);
        moved.current += distance(before, now);
        // Not earlier: capturing at the press would take the click from the picture.
        if (moved.current > SLOP) event.currentTarget.setPointerCapture(event.pointerId);
        // Two fingers keep the points below them; one moves the picture.
        const [from, to] = other ? [between(before, other), between(now, other)] : [before, now];
        const factor = other ? distance(now, other) / (distance(before, other) || 1) : 1;
        const by = { x: to.x - from.x, y: to.y - from.y };
        change((view, sizes) => panned(zoomed(view, factor, from, sizes), by, sizes));
      },
      onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    },
  };
}

function sizesOf(frame: HTMLElement | null, picture: HTMLElement | null): Frame {
  return {
    width: frame?.clientWidth ?? 0,
    height: frame?.clientHeight ?? 0,
    ...(picture && { picture: { width: picture.offsetWidth, height: picture.offsetHeight } }),
  };
}

function placeOf(event: { clientX: number; clientY: number }, frame: HTMLElement | null): Place {
  const { left = 0, top = 0, width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {};
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Place, b: Place): Place {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
