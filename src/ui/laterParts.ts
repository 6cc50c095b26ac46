import { useEffect, useState } from 'react';
import { runWhenIdle } from '../lib/runWhenIdle';

/** Optional code, loaded once it `isWanted`; `null` until then, and if it is lost. */
export function useLaterCode<Code>(load: () => Promise<Code>, isWanted = true): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    if (isWanted) load().then(setCode, () => undefined);
  }, [load, isWanted]);
  return code;
}

/** Whether the browser was idle since this `isWanted`. */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isWanted ? runWhenIdle([() => setIdle(true)]) : undefined), [isWanted]);
  return isIdle;
}
