import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isCommand } from '../../../ui/isModified';
import { sizedPicture } from './sizedPicture';
import { useEnlarged } from './useEnlarged';
import { usePictureZoom } from './usePictureZoom';
import { WHOLE, type View } from './zoom';
import { ZoomButtons } from './ZoomButtons';
import type { ContactTextField } from '../../model/fields';
import styles from './CardInPlace.module.css';

type Part = 'whole' | 'lower';

/** The views that the person chose for each part; kept from contact to contact. */
export type MovedViews = Map<Part, View>;

/** In small letters, and nearly always in the lower part of a card. The others may stand anywhere. */
const LOWER: readonly ContactTextField[] = ['email', 'phone', 'website', 'address'];

/** How long a card is shown before its original is asked for. */
const REST_MS = 200;

/** In CSS pixels: larger than any card. */
const FAR = 10_000;

interface CardInPlaceProps {
  source: string;
  name: string;
  /** Whose text is looked for; without it the whole card is shown. */
  box?: ContactTextField;
  moved: MovedViews;
  onBroken: () => void;
  children?: ReactNode;
}

/** The card over the boxes (R15.142), or beside a text in doubt (R15.112), to zoom and to drag. The original replaces the picture of the page. */
export function CardInPlace({ source, name, box, moved, onBroken, children }: CardInPlaceProps) {
  const [attempt, setAttempt] = useState<'sized' | 'original'>('sized');
  const alt = `Business card of ${name}`;
  const { enlarge, enlarged } = useEnlarged(source, alt);
  const part: Part = box && LOWER.includes(box) ? 'lower' : 'whole';
  const { view, show, zoomIn, zoomOut, wasDragged, onKey, frame, picture, pointer } =
    usePictureZoom<HTMLButtonElement>((view) => moved.set(part, view));

  useEffect(() => {
    const load = () => {
      const original = new Image();
      original.referrerPolicy = 'no-referrer';
      original.src = source;
      // The drawn picture stays until the other one is decoded.
      original.decode().then(
        () => {
          setAttempt('original');
        },
        () => undefined,
      );
    };
    // Not for a card that the keyboard passes.
    const timer = setTimeout(load, REST_MS);
    return () => clearTimeout(timer);
  }, [source]);

  const showPart = () => {
    show(moved.get(part) ?? (part === 'lower' ? { ...WHOLE, y: -FAR } : null));
  };
  const onPart = useEffectEvent(showPart);
  useEffect(() => {
    onPart();
  }, [part]);

  return (
    <div className={styles.place}>
      <button
        ref={frame}
        type="button"
        className={styles.frame}
        aria-label={`Enlarge the business card of ${name}`}
        title="Drag or use the arrow keys to move it, scroll or use + and - to zoom it."
        {...pointer}
        onClick={({ detail }) => {
          // A press of a key has no pointer that could have dragged.
          if (detail === 0 || !wasDragged()) enlarge();
        }}
        onKeyDown={(event) => {
          if (!isCommand(event) && onKey(event)) event.preventDefault();
        }}
      >
        <img
          ref={picture}
          alt={alt}
          width={400}
          height={240}
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          style={{ translate: `${view.x}px ${view.y}px`, scale: view.scale }}
          {...(attempt === 'sized' ? sizedPicture(source) : { src: source })}
          onLoad={showPart}
          onError={() => {
            if (attempt === 'sized') setAttempt('original');
            else onBroken();
          }}
        />
      </button>
      <div className={styles.line}>
        {children}
        <ZoomButtons zoomIn={zoomIn} zoomOut={zoomOut} />
      </div>
      {enlarged}
    </div>
  );
}
