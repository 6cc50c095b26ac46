import { lazy, useEffect, useState, type ComponentType } from 'react';

/** A part that its page can do without: it is drawn when it is here, and where it is lost `missing` is. */
export function optionalPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = () => null,
) {
  return lazy(async () => ({ default: await load().catch(() => missing) }));
}

/** Code that a drawn page can do without, asked for once it `isWanted`; `null` until it is there, and where it is lost. */
export function useLaterCode<Code>(load: () => Promise<Code>, isWanted = true): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    if (isWanted) load().then(setCode, () => undefined);
  }, [load, isWanted]);
  return code;
}
