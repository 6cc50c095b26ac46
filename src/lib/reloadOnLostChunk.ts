import { LostPart } from './LostPart';

const KEY = 'cardfile:reloadedAt';

/** In ms. A second loss this soon is no deploy: then the error page speaks instead of a reload loop. */
const ONCE_IN = 30_000;

/** How many parts are being loaded for which the page must not be reloaded. */
let staying = 0;

/**
 * After a deploy, a page that was open before asks for parts of the site that are gone. Reloading it
 * brings the new site, so that is done once; the error boundary shows what happens after that.
 */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, a reload would leave the browser's own error page in place of ours.
    if (staying > 0 || !navigator.onLine || !mayReload()) return;
    event.preventDefault();
    window.location.reload();
  });
}

/**
 * Loads a part of the site; throws `LostPart`, which holds `forget`. Where the page is reloaded because
 * that part is lost, this never settles, so that nothing is said of a failure which the reload is about
 * to mend.
 */
export async function loadPart<Part extends object>(
  load: () => Promise<Part>,
  forget = () => {},
): Promise<Part> {
  const part: Part | undefined = await load().catch((cause: unknown) => {
    throw new LostPart(cause, forget);
  });
  // Vite answers with nothing when the loss is taken care of.
  return part ?? new Promise<never>(() => {});
}

/** Loads a part for somebody who has typed something, which a reload would lose: rejects instead. */
export async function loadPartInPlace<Part>(load: () => Promise<Part>): Promise<Part> {
  staying += 1;
  try {
    return await load();
  } finally {
    staying -= 1;
  }
}

function mayReload(): boolean {
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
