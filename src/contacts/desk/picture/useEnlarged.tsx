import { lateCode } from '../../../platform/lateCode';
import { useOpened } from '../../../session/useOpened';

const loadEnlarged = lateCode(() => import('./EnlargedImage'));

/** The picture on the whole screen after `enlarge`. Draw `enlarged`. */
export function useEnlarged(src: string, alt: string) {
  const { code, open, close } = useOpened(loadEnlarged);
  const enlarged = code && <code.EnlargedImage src={src} alt={alt} onClose={close} />;
  return { enlarge: open, enlarged };
}
