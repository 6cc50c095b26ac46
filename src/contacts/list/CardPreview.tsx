import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useActions } from '../../ui/actions';
import type { Contact } from '../contact';
import { rowIndex } from './useRowFocus';
import styles from './CardPreview.module.css';
import { attachCardPreview } from './cardPreview';

interface CardPreviewProps {
  /** What holds the rows. */
  panel: RefObject<HTMLElement | null>;
  visible: readonly Contact[];
}

/** The card picture of the row under the pointer or with the focus (R15.2). */
export function CardPreview({ panel, visible }: CardPreviewProps) {
  const popover = useRef<HTMLDivElement>(null);
  const hide = useRef((): boolean => false);
  const stored = useEffectEvent((mark: Element) => visible[rowIndex(mark)]?.cardImageURL ?? '');
  useEffect(() => {
    if (!panel.current || !popover.current) return;
    const end = new AbortController();
    hide.current = attachCardPreview(
      panel.current,
      popover.current,
      (mark) => stored(mark),
      end.signal,
    );
    return () => end.abort();
  }, [panel]);
  // Its row moved or is gone.
  useEffect(() => {
    hide.current();
  }, [visible]);
  useActions({ hidePreview: () => hide.current() });
  return <div ref={popover} popover="manual" className={styles.preview} />;
}
