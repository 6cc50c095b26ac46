import { Maximize2 } from 'lucide';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { failureOf } from '../../firebase/remoteCall';
import { lateCode } from '../../lib/lateCode';
import { failureReason } from '../../lib/remoteFailure';
import { Icon } from '../../ui/Icon';
import { MessageBox } from '../../ui/MessageBox';
import { imageSrcSet, sizedImageUrl } from '../../lib/urls';
import styles from './CardImage.module.css';
import type { EnlargedImageProps } from './EnlargedImage';
import { imageSource, storageHosts } from '../imageSource';
import { useContactStore } from '../store/useContactStore';

const QUALITY = 70;
const WIDTHS = [300, 400];
const LARGE_WIDTHS = [400, 800];

const loadEnlarged = lateCode(() => import('./EnlargedImage'));

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
  const [large, setLarge] = useState<{ Image: ComponentType<EnlargedImageProps> } | null>(null);
  const [problem, setProblem] = useState('');
  const isDue = useRest(loaded.has(url));
  const source = imageSource(url);

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

  const enlarge = async () => {
    setProblem('');
    try {
      const { EnlargedImage } = await loadEnlarged();
      setLarge({ Image: EnlargedImage });
    } catch (error) {
      setProblem(`This couldn’t be opened. ${failureReason(failureOf(error))}`);
    }
  };

  const alt = `Business card of ${name}`;
  return (
    <>
      <button
        type="button"
        className={styles.frame}
        aria-label={`Enlarge the business card of ${name}`}
        onClick={() => void enlarge()}
      >
        {isDue ? (
          <img
            alt={alt}
            width={400}
            height={240}
            decoding="async"
            referrerPolicy="no-referrer"
            {...(attempt === 'sized'
              ? {
                  src: sizedImageUrl(source, { width: 400, quality: QUALITY }, storageHosts),
                  srcSet: imageSrcSet(
                    source,
                    isLarge ? LARGE_WIDTHS : WIDTHS,
                    QUALITY,
                    storageHosts,
                  ),
                  sizes: isLarge
                    ? '(width <= 768px) 400px, 800px'
                    : '(width <= 768px) 300px, 400px',
                }
              : { src: source })}
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
      {problem && <MessageBox kind="error">{problem}</MessageBox>}
      {large && (
        <large.Image
          src={source}
          alt={alt}
          onClose={() => {
            setLarge(null);
          }}
        />
      )}
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
