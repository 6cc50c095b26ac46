import { useEffect, useState } from 'react';
import { counted } from '../../../lib/text';

/** In ms. What changes more often would interrupt a screen reader again and again. */
const PAUSE = 500;

/**
 * The words once they have stayed the same for a while, to be said by a screen reader; before that `atFirst`.
 * Where the `total` of contacts has grown since, they begin with how many were added (R15.72).
 */
export function useAfterPause(words: string, atFirst = '', total = Infinity): string {
  const [said, setSaid] = useState({ words: atFirst, total });
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid((before) => {
        const added = total - before.total;
        const news = added > 0 ? `${counted(added, 'contact', 'contacts')} added. ` : '';
        return { words: news + words, total };
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [words, total]);
  return said.words;
}
