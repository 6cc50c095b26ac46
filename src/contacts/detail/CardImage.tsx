import { Maximize2 } from 'lucide';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { imageSource } from '../imageSource';
import { useContactStore } from '../store/useContactStore';
import styles from './CardImage.module.css';
import { sizedPicture } from './sizedPicture';
import { useEnlarged } from './useEnlarged';

/** In ms. Who walks through the list asks for no picture that they pass by. */
const REST = 80;

/** Those that the browser has: they are shown at once. */
const loaded = new Set<string>();

/** Which picture the browser is asked for, until none is left. */
type Attempt = 'sized' | 'original' | 'broken';

interface CardImageProps {
  /** As stored; '' when the contact has none. */
  url: string;
  /** The contact's name, for those who cannot see the picture. */
  name: string;
  /** Whether it takes most of a wide window: then it has twice the pixels. */
  isLarge?: boolean;
  /** Stands in its place where there is none. */
  drawn?: ReactNode;
}

/**
 * The picture of the scanned card (R2.52), as large as the screen when pressed. A host may refuse our
 * size parameters, so a picture that fails is asked for once more without.
 */
export function CardImage({ url, name, drawn, isLarge = false }: CardImageProps) {
  const [attempt, setAttempt] = useState<Attempt>('sized');
  const isDue = useRest(loaded.has(url));
  const source = imageSource(url);
  const alt = `Business card of ${name}`;
  const { enlarge, enlarged } = useEnlarged(source, alt);

  if (!source || attempt === 'broken') {
    return (
      <div className={styles.frame}>
        {drawn}
        <p className={styles.caption}>
          {url ? 'Image not available' : 'No business card image available'}
        </p>
      </div>
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
            {...(attempt === 'sized' ? sizedPicture(source, isLarge) : { src: source })}
            onLoad={() => loaded.add(url)}
            onError={() => {
              setAttempt(attempt === 'sized' ? 'original' : 'broken');
            }}
          />
        ) : (
          <span className={styles.blank} />
        )}
        <span className={styles.caption}>
          <Icon name={Maximize2} />
          Enlarge
        </span>
      </button>
      {enlarged}
    </>
  );
}

/** Whether a contact that was walked to stays; one that was opened otherwise does from the start. */
function useRest(isKnown: boolean): boolean {
  const store = useContactStore();
  const [rests, setRests] = useState(() => isKnown || store.walked() === '');
  useEffect(() => {
    if (rests) return;
    const timer = setTimeout(() => {
      setRests(true);
    }, REST);
    return () => {
      clearTimeout(timer);
    };
  }, [rests]);
  return rests;
}
