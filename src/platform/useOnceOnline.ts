import { useEffect, useEffectEvent } from 'react';
import { isOnline, watchNetwork } from './network';

/** Calls `retry`, where there is one, once the network is back. */
export function useOnceOnline(retry: (() => void) | false): void {
  const isWanted = retry !== false;
  const onOnline = useEffectEvent(() => {
    if (retry && isOnline()) retry();
  });
  useEffect(() => {
    if (!isWanted) return;
    return watchNetwork(() => onOnline());
  }, [isWanted]);
}
