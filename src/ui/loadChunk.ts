import { lazy, useEffect, useEffectEvent, useState, type ComponentType } from 'react';

/** A part of the site's code that could not be loaded. */
export class ChunkLoadError extends Error {
  /** Whether the browser was offline then: the part itself may be there. */
  readonly isOffline = !navigator.onLine;
  /** Lets the part be loaded again when it is next needed. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super(`A part of the site could not be loaded: ${String(cause)}`, { cause });
    this.name = 'ChunkLoadError';
    this.forget = forget;
  }
}

/**
 * Loads a part of the site; throws `ChunkLoadError`, which holds `forget`. A deploy takes old parts away.
 * Then the page reloads itself, once, and this never settles.
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  forget = () => {},
): Promise<Chunk> {
  try {
    return await load();
  } catch (cause) {
    if (!mayReload()) throw new ChunkLoadError(cause, forget);
    window.location.reload();
    return new Promise<never>(() => {});
  }
}

const KEY = 'cardfile.reloadedAt';

/** In ms. A second loss this soon is no deploy: then the error page speaks instead of a reload loop. */
const ONCE_IN = 30_000;

function mayReload(): boolean {
  // Offline, a reload would leave the browser's own error page in place of ours.
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < ONCE_IN) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage there is no telling a loop from a first try.
    return false;
  }
}

/**
 * A part that its page can do without: it is loaded after the page. Where that fails, `missing` stands in its
 * place, or nothing.
 */
export function optionalPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = () => null,
) {
  return lazy(async () => ({ default: await load().catch(() => missing) }));
}

/** Code that a drawn page can do without, loaded once it `isWanted`; `null` until it is there, and where it fails. */
export function useLaterCode<Code>(load: () => Promise<Code>, isWanted = true): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  const start = useEffectEvent(() => load().then(setCode, () => undefined));
  useEffect(() => {
    if (isWanted) void start();
  }, [isWanted]);
  return code;
}
