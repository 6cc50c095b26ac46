import { Maximize2 } from 'lucide';
import { useState, type ComponentType } from 'react';
import { failureOf } from '../../firebase/remoteCall';
import { lateCode } from '../../lib/lateCode';
import { failureReason } from '../../lib/remoteFailure';
import { Icon } from '../../ui/Icon';
import { MessageBox } from '../../ui/MessageBox';
import { imageSrcSet, sizedImageUrl } from '../../lib/urls';
import styles from './CardImage.module.css';
import type { EnlargedImageProps } from './EnlargedImage';
import { imageSource, storageHosts } from '../imageSource';

const QUALITY = 70;
const WIDTHS = [300, 400];
const LARGE_WIDTHS = [400, 800];

const loadEnlarged = lateCode(() => import('./EnlargedImage'));

/** Which picture the browser is asked for, until none is left. */
type Attempt = 'sized' | 'original' | 'broken';

interface CardImageProps {
  /** As stored; '' when the contact has none. */
  url: string;
  /** The contact's name, for those who cannot see the picture. */
  name: string;
  /** Whether it takes most of a wide window: then it has twice the pixels. */
  isLarge?: boolean;
}

/**
 * The picture of the scanned card (R2.52), as large as the screen when pressed. A host may refuse our
 * size parameters, so a picture that fails is asked for once more without.
 */
export function CardImage({ url, name, isLarge = false }: CardImageProps) {
  const [attempt, setAttempt] = useState<Attempt>('sized');
  const [large, setLarge] = useState<{ Image: ComponentType<EnlargedImageProps> } | null>(null);
  const [problem, setProblem] = useState('');
  const source = imageSource(url);

  if (!url) return <Placeholder text="No business card image available" />;
  if (!source || attempt === 'broken') return <Placeholder text="Image not available" />;

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
        <img
          alt={alt}
          width={400}
          height={240}
          decoding="async"
          referrerPolicy="no-referrer"
          {...(attempt === 'sized'
            ? {
                src: sizedImageUrl(source, { width: 400, quality: QUALITY }, storageHosts),
                srcSet: imageSrcSet(source, isLarge ? LARGE_WIDTHS : WIDTHS, QUALITY, storageHosts),
                sizes: isLarge ? '(width <= 768px) 400px, 800px' : '(width <= 768px) 300px, 400px',
              }
            : { src: source })}
          onError={() => {
            setAttempt(attempt === 'sized' ? 'original' : 'broken');
          }}
        />
        {/* Below the picture: the corners of a card carry text. */}
        <span className={styles.enlarge}>
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

function Placeholder({ text }: { text: string }) {
  return (
    <div className={styles.placeholder}>
      <Icon name="card" />
      <p>{text}</p>
    </div>
  );
}
