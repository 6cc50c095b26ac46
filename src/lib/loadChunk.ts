import { ChunkLoadError } from './ChunkLoadError';

/** How many parts are being loaded for which the page must not be reloaded. */
let inPlace = 0;

/** Whether a part is being loaded for which the page must not be reloaded. */
export function isLoadingInPlace(): boolean {
  return inPlace > 0;
}

/**
 * Loads a part of the site; throws `ChunkLoadError`, which holds `forget`. Where the page is reloaded because
 * that part is lost, this never settles, so that nothing is said of a failure which the reload is about
 * to mend.
 */
export async function loadChunk<Part extends object>(
  load: () => Promise<Part>,
  forget = () => {},
): Promise<Part> {
  const part: Part | undefined = await load().catch((cause: unknown) => {
    throw new ChunkLoadError(cause, forget);
  });
  // Vite answers with nothing when the loss is taken care of.
  return part ?? new Promise<never>(() => {});
}

/** Loads a part for somebody who has typed something, which a reload would lose: rejects instead. */
export async function loadChunkInPlace<Part>(load: () => Promise<Part>): Promise<Part> {
  inPlace += 1;
  try {
    return await load();
  } finally {
    inPlace -= 1;
  }
}
