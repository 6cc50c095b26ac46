import { hasBrowser } from './hasBrowser';
import { isOnline, reachesSite, saysOffline } from './network';
import { readStored, writeStored } from './storage/browserStorage';

/** A part of the code that could not be loaded. */
export class ChunkLoadError extends Error {
  /** Only a `lost` part is known to be gone. `unreachable`: the browser was online, the site did not answer. */
  readonly reason: 'offline' | 'unreachable' | 'lost';
  /** Lets the part be asked for again when it is next drawn. */
  forget = () => {};

  constructor(cause: unknown, reason: ChunkLoadError['reason']) {
    super(`A part of the site could not be loaded: ${String(cause)}`, { cause });
    this.reason = reason;
    this.name = 'ChunkLoadError';
  }
}

/**
 * Imports code by `load`, once. Throws `ChunkLoadError`. Use `throw` for code that may never be needed. A deploy
 * removes old parts: with `reload` the page then reloads once, and the promise never settles.
 */
export function lateCode<Code>(load: () => Promise<Code>, ifLost: 'throw' | 'reload' = 'throw') {
  /** On its way, or there. */
  let code: Promise<Code> | null = null;
  let hadNoNetwork = false;
  let isReloading = false;
  return async (now = ifLost): Promise<Code> => {
    if (!hasBrowser) return load();
    // Chromium never retries a failed import: none is tried offline. The browser may be wrong, so the site is asked.
    if (!code && (saysOffline() || hadNoNetwork) && !hasWorker() && !(await reachesSite())) {
      hadNoNetwork = true;
      throw new ChunkLoadError('No network', isOnline() ? 'unreachable' : 'offline');
    }
    try {
      return await (code ??= load());
    } catch (cause) {
      code = null;
      // A reload without a network would leave the browser's own error page in place of ours.
      const reason = (await reachesSite()) ? 'lost' : 'unreachable';
      if (reason === 'lost') await askForMissing();
      // Two parts of a page ask for it at once: the other one reloads the page.
      if (now === 'reload' && isReloading) return new Promise<never>(() => {});
      if (now === 'throw' || reason !== 'lost' || !mayReload()) {
        throw new ChunkLoadError(cause, reason);
      }
      isReloading = true;
      window.location.reload();
      return new Promise<never>(() => {});
    }
  };
}

/** Whether a worker answers for the site's code, all of which it keeps (R15.130). */
function hasWorker(): boolean {
  const { serviceWorker } = navigator as Partial<Navigator>;
  return Boolean(serviceWorker?.controller);
}

// The browser may have cached "missing" for a year, and a rollback may have restored the file: the site is asked.
async function askForMissing(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => 'responseStatus' in entry && entry.responseStatus === 404)
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  const asked = [...new Set(files)].map((file) => fetch(file, { cache: 'reload' }));
  await Promise.allSettled(asked);
}

/** A second loss this soon is no deploy: then the error page speaks instead of a reload loop. */
const ONCE_IN_MS = 30_000;

function mayReload(): boolean {
  const last = Number(readStored('SESSION', 'reloadedAt'));
  // Without storage, a loop cannot be told from a first try.
  return (
    Date.now() - last >= ONCE_IN_MS && writeStored('SESSION', 'reloadedAt', String(Date.now()))
  );
}
