import { useState, type ComponentType, type ReactNode } from 'react';
import { failureOf } from '../../firebase/remoteCall';
import { lateCode } from '../../lib/lateCode';
import { failureReason } from '../../lib/remoteFailure';
import { MessageBox } from '../../ui/MessageBox';
import type { EnlargedImageProps } from './EnlargedImage';

const loadEnlarged = lateCode(() => import('./EnlargedImage'));

/** The picture over the whole screen once `enlarge` was called, or why it doesn't come. Draw `enlarged`. */
export function useEnlarged(src: string, alt: string) {
  const [large, setLarge] = useState<{ Image: ComponentType<EnlargedImageProps> } | null>(null);
  const [problem, setProblem] = useState('');

  const enlarge = async () => {
    setProblem('');
    try {
      const { EnlargedImage } = await loadEnlarged();
      setLarge({ Image: EnlargedImage });
    } catch (error) {
      setProblem(`This couldn’t be opened. ${failureReason(failureOf(error))}`);
    }
  };

  const enlarged: ReactNode = (
    <>
      {problem && <MessageBox kind="error">{problem}</MessageBox>}
      {large && (
        <large.Image
          src={src}
          alt={alt}
          onClose={() => {
            setLarge(null);
          }}
        />
      )}
    </>
  );
  return { enlarge: () => void enlarge(), enlarged };
}
