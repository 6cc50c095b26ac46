import { useEffect, useState } from 'react';
import { runWhenIdle } from '../platform/runWhenIdle';
import { useOnceOnline } from '../platform/useOnceOnline';

/** Optional code, loaded once it `isWanted`; `null` until then. After a failure it is asked for again once online. */
export function useLaterCode<Code>(load: () => Promise<Code>, isWanted = true) {
  const [code, setCode] = useState<Code | null>(null);
  const [error, setError] = useState<unknown>(null);
  const isAskedFor = isWanted && error === null;
  useEffect(() => {
    if (isAskedFor) load().then(setCode, setError);
  }, [load, isAskedFor]);
  useOnceOnline(error !== null && (() => setError(null)));
  return { code, error };
}

/** Whether the browser was idle since this `isWanted`. */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isWanted ? runWhenIdle([() => setIdle(true)]) : undefined), [isWanted]);
  return isIdle;
}
