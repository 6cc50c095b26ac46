import { useEffect, useRef, type MouseEvent } from 'react';
import { isCommand } from '../../../ui/isModified';
import { useModalDialog } from '../../../ui/useModalDialog';
import { Icon } from '../../../ui/Icon';
import styles from './EnlargedImage.module.css';
import { usePictureZoom } from './usePictureZoom';
import { ZoomButtons } from './ZoomButtons';

export interface EnlargedImageProps {
  src: string;
  alt: string;
  onClose: () => void;
}

/** A second click in this time is a double click, which zooms. */
const DOUBLE_CLICK_MS = 300;

/** The picture on the whole screen, rotated on an upright phone (R15.16). A click or Escape closes it (R2.52). */
export function EnlargedImage({ src, alt, onClose }: EnlargedImageProps) {
  const { onKeyDown, ...dialogProps } = useModalDialog(onClose);
  const { view, zoomIn, zoomOut, toggle, wasDragged, frame, onKey, pointer } =
    usePictureZoom<HTMLDivElement>();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const onClick = (event: MouseEvent) => {
    const path = event.nativeEvent.composedPath();
    const isTool = path.some((element) => element instanceof HTMLButtonElement);
    if (isTool || wasDragged()) return;
    const isSecond = closing.current !== undefined;
    clearTimeout(closing.current);
    closing.current = undefined;
    if (isSecond) toggle(event);
    // The second click of the double click that opened it must not close it.
    else if (event.detail < 2) closing.current = setTimeout(onClose, DOUBLE_CLICK_MS);
  };

  return (
    <dialog
      {...dialogProps}
      {...pointer}
      onClick={onClick}
      className={styles.overlay}
      aria-label={alt}
      onKeyDown={(event) => {
        onKeyDown(event);
        if (!isCommand(event)) onKey(event);
      }}
    >
      <div ref={frame} className={styles.frame}>
        <img
          src={src}
          alt={alt}
          draggable={false}
          referrerPolicy="no-referrer"
          style={{ translate: `${view.x}px ${view.y}px`, scale: view.scale }}
        />
      </div>
      <div className={styles.tools}>
        <button type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
        <ZoomButtons zoomIn={zoomIn} zoomOut={zoomOut} />
      </div>
    </dialog>
  );
}
