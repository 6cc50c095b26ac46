import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { panned, WHOLE, zoomed, type Place, type View } from './zoom';

const STEP = 1.5;

/** In CSS pixels for a press of an arrow key. */
const ARROW_STEP = 60;

const ARROWS: Partial<Record<string, Place>> = {
  ArrowLeft: { x: ARROW_STEP, y: 0 },
  ArrowRight: { x: -ARROW_STEP, y: 0 },
  ArrowUp: { x: 0, y: ARROW_STEP },
  ArrowDown: { x: 0, y: -ARROW_STEP },
};

const MIDDLE: Place = { x: 0, y: 0 };

/** In CSS pixels: a finger that moves less presses, it does not drag. */
const SLOP = 6;

/** Zoom by wheel, keys and two fingers, and moving what is zoomed. `pointer` is for what lies under the picture. */
export function usePictureZoom() {
  const [view, setView] = useState(WHOLE);
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Place>());
  const moved = useRef(0);

  const change = (by: (view: View) => View) => {
    setView(by);
  };
  const zoom = (factor: number, place = MIDDLE) => {
    change((view) => zoomed(view, factor, place, screenSize()));
  };

  useEffect(() => {
    const shown = frame.current;
    const onWheel = (event: WheelEvent) => {
      // The page behind must not scroll, nor the browser zoom it.
      event.preventDefault();
      const factor = Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400));
      setView((view) => zoomed(view, factor, placeOf(event), screenSize()));
    };
    // React listens in a way that cannot prevent a scroll.
    shown?.addEventListener('wheel', onWheel, { passive: false });
    return () => shown?.removeEventListener('wheel', onWheel);
  }, []);

  return {
    view,
    zoomIn: () => {
      zoom(STEP);
    },
    zoomOut: () => {
      zoom(1 / STEP);
    },
    /** A double press: three times as large there, or whole again. */
    toggle: (event: { clientX: number; clientY: number }) => {
      const place = placeOf(event);
      change((view) => (view.scale > 1 ? WHOLE : zoomed(view, 3, place, screenSize())));
    },
    /** Whether the pointer has dragged the picture since it was pressed. */
    wasDragged: () => moved.current > SLOP,
    onKey: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (event.key === '+' || event.key === '=') zoom(STEP);
      else if (event.key === '-') zoom(1 / STEP);
      else if (event.key === '0') setView(WHOLE);
      else if (arrow) change((view) => panned(view, arrow, screenSize()));
    },
    frame,
    pointer: {
      onPointerDown: (event: PointerEvent) => {
        if (fingers.current.size === 0) moved.current = 0;
        fingers.current.set(event.pointerId, placeOf(event));
      },
      onPointerMove: (event: PointerEvent) => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now = placeOf(event);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, now);
        moved.current += distance(before, now);
        // Only now: a capture at the press would take the click from the picture.
        if (moved.current > SLOP) event.currentTarget.setPointerCapture(event.pointerId);
        // Two fingers keep what lies under each of them; one takes the picture along.
        const [from, to] = other ? [between(before, other), between(now, other)] : [before, now];
        const factor = other ? distance(now, other) / (distance(before, other) || 1) : 1;
        const by = { x: to.x - from.x, y: to.y - from.y };
        const screen = screenSize();
        change((view) => panned(zoomed(view, factor, from, screen), by, screen));
      },
      onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    },
  };
}

function screenSize() {
  return { width: window.innerWidth, height: window.innerHeight };
}

function placeOf({ clientX, clientY }: { clientX: number; clientY: number }): Place {
  return { x: clientX - window.innerWidth / 2, y: clientY - window.innerHeight / 2 };
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Place, b: Place): Place {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
