import { useEffect, useEffectEvent } from 'react';

/** Calls `retry`, where there is one, once the network is back. */
export function useOnceOnline(retry: (() => void) | false): void {
  const isWanted = retry !== false;
  const onOnline = useEffectEvent(() => {
    if (retry) retry();
  });
  useEffect(() => {
    if (!isWanted) return;
    const call = () => onOnline();
    window.addEventListener('online', call);
    return () => window.removeEventListener('online', call);
  }, [isWanted]);
}
