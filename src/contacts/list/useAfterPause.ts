import { useEffect, useEffectEvent, useState } from 'react';
import { counted } from '../../lib/text';

/** In ms. What changes more often would interrupt a screen reader again and again. */
const PAUSE = 500;

/**
 * The words once they have stayed the same for a while, to be said by a screen reader; before that `atFirst`.
 * Where the `total` of contacts has grown since, they begin with how many were added (R15.72), but not where
 * `isSaidElsewhere`.
 */
export function useAfterPause(
  words: string,
  atFirst = '',
  total = Infinity,
  isSaidElsewhere = () => false,
): string {
  const [said, setSaid] = useState({ words: atFirst, total });
  const isSaid = useEffectEvent(isSaidElsewhere);
  useEffect(() => {
    const timer = setTimeout(() => {
      const isNews = !isSaid();
      setSaid((before) => {
        const added = total - before.total;
        const isTold = isNews && added > 0;
        const news = isTold ? `${counted(added, 'contact', 'contacts')} added. ` : '';
        return { words: news + words, total };
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [words, total]);
  return said.words;
}
