import { useEffect, useState } from 'react';

/** In ms. What changes more often would interrupt a screen reader again and again. */
const PAUSE = 500;

/** The words once they have stayed the same for a while, to be said by a screen reader; before that `atFirst`. */
export function useAfterPause(words: string, atFirst = ''): string {
  const [said, setSaid] = useState(atFirst);
  useEffect(() => {
    const timer = setTimeout(setSaid, PAUSE, words);
    return () => {
      clearTimeout(timer);
    };
  }, [words]);
  return said;
}
