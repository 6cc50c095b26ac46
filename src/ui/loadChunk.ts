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
