import { useEffect, useEffectEvent, useState } from 'react';
import { counted } from '../platform/text';

/** More frequent changes would keep interrupting a screen reader. */
const PAUSE_MS = 500;

/**
 * The words for a screen reader once they rest; `atFirst` before that. If `total` has grown, they begin with the
 * number of added contacts (R15.72), unless `isSaidElsewhere`.
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
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, total]);
  return said.words;
}
