import { useEffect, useEffectEvent } from 'react';
import type { Contact } from '../../contacts/contact';
import { drawPaper } from './drawPaper';

/**
 * Prints all contacts that are shown, not the drawn rows alone (R15.13): by the function it gives, and by the
 * browser's own command. `isWhole`: whether more are still to be loaded.
 */
export function usePaper(
  contacts: readonly Contact[],
  search: string,
  isWhole: boolean,
): () => void {
  const draw = useEffectEvent(() => {
    if (contacts.length > 0) drawPaper(contacts, search, isWhole);
  });
  useEffect(() => {
    const onPrint = () => {
      draw();
    };
    window.addEventListener('beforeprint', onPrint);
    return () => {
      window.removeEventListener('beforeprint', onPrint);
    };
  }, []);
  return () => {
    window.print();
  };
}
