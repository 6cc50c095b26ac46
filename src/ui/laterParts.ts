import { lazy, useEffect, useState, type ComponentType } from 'react';
import { runWhenIdle } from '../lib/runWhenIdle';

/** An optional part of a page: drawn once it is loaded; `missing` replaces it if it is lost. */
export function optionalPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = () => null,
) {
  return lazy(async () => ({ default: await load().catch(() => missing) }));
}

/** Optional code, loaded once it `isWanted`; `null` until then, and if it is lost. */
export function useLaterCode<Code>(load: () => Promise<Code>, isWanted = true): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    if (isWanted) load().then(setCode, () => undefined);
  }, [load, isWanted]);
  return code;
}

/** The same, once the browser is idle as well. */
export function useIdleCode<Code>(load: () => Promise<Code>, isWanted: boolean): Code | null {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    return runWhenIdle([() => setIdle(true)]);
  }, [isWanted]);
  return useLaterCode(load, isIdle);
}
