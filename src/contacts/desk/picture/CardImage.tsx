import { Maximize2 } from 'lucide';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useOnceOnline } from '../../../platform/useOnceOnline';
import { Icon } from '../../../ui/Icon';
import { imageSource } from '../../store/imageSource';
import { useContactSession, useContactStore } from '../../store/useContactStore';
import styles from './CardImage.module.css';
import { sizedPicture } from './sizedPicture';
import { useEnlarged } from './useEnlarged';

/** Contacts that the keyboard only passes load no picture. */
const REST_MS = 80;

type Attempt = 'sized' | 'original' | 'broken';

interface CardImageProps {
  url: string;
  name: string;
  /** Whether its words take as much room as a picture, where there is none. */
  keepsPlace?: boolean;
}

/** The picture of the card (R2.52), enlarged by a press. A host may refuse our size: then it is tried without. */
export function CardImage({ url, name, keepsPlace = false }: CardImageProps) {
  const [attempt, setAttempt] = useState<Attempt>('sized');
  const { loadedPictures: loaded } = useContactSession();
  const isDue = useRest(loaded.has(url));
  const source = imageSource(url);
  const alt = `Business card of ${name}`;
  const { enlarge, enlarged } = useEnlarged(source, alt);
  useOnceOnline(attempt === 'broken' && (() => setAttempt('sized')));

  if (!source || attempt === 'broken') {
    return (
      <p className={clsx(styles.frame, keepsPlace && styles.place)}>
        <span>{url ? 'Image not available' : 'No business card image available'}</span>
      </p>
    );
  }

  return (
    <>
      <button
        type="button"
        className={styles.frame}
        aria-label={`Enlarge the business card of ${name}`}
        onClick={enlarge}
      >
        {isDue ? (
          <img
            alt={alt}
            width={400}
            height={240}
            decoding="async"
            referrerPolicy="no-referrer"
            {...(attempt === 'sized' ? sizedPicture(source) : { src: source })}
            onLoad={() => loaded.add(url)}
            onError={() => setAttempt(attempt === 'sized' ? 'original' : 'broken')}
          />
        ) : (
          <span className={styles.blank} />
        )}
        <span className={styles.caption}>
          <Icon name={Maximize2} />
          <span>Enlarge</span>
        </span>
      </button>
      {enlarged}
    </>
  );
}

/** Whether a contact that the keyboard moved to has stayed. Any other stays from the start. */
function useRest(isKnown: boolean): boolean {
  const store = useContactStore();
  const [rests, setRests] = useState(() => isKnown || store.previewed.current() === '');
  useEffect(() => {
    if (rests) return;
    const timer = setTimeout(() => setRests(true), REST_MS);
    return () => clearTimeout(timer);
  }, [rests]);
  return rests;
}
