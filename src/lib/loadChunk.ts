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
 * Loads a part of the site; throws `ChunkLoadError`, which holds `forget`. It never settles where the page
 * is reloaded because that part is lost: nothing is said of a failure which the reload is about to mend.
 */
export async function loadChunk<Chunk extends object>(
  load: () => Promise<Chunk>,
  forget = () => {},
): Promise<Chunk> {
  const chunk: Chunk | undefined = await load().catch((cause: unknown) => {
    throw new ChunkLoadError(cause, forget);
  });
  // Vite answers with nothing when `reloadOnLostChunk` takes care of the loss.
  return chunk ?? new Promise<never>(() => {});
}

/** Loads a part for somebody who has typed something, which a reload would lose: rejects instead. */
export async function loadChunkInPlace<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  // A capturing listener hears of the loss before the one that would reload.
  const keepPage = (event: Event) => {
    event.stopImmediatePropagation();
  };
  window.addEventListener('vite:preloadError', keepPage, { capture: true });
  try {
    return await load();
  } finally {
    window.removeEventListener('vite:preloadError', keepPage, { capture: true });
  }
}
