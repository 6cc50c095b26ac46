import { lazy, type ComponentType } from 'react';
import { loadChunk } from '../lib/loadChunk';

/**
 * A page that is loaded when it is first needed; until then the page before it stays. React keeps a failure
 * for ever. `ChunkLoadError.forget` therefore puts a page in its place that nobody has asked for yet.
 */
export function lazyRoute<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const notAskedFor = () =>
    lazy<ComponentType>(async () => {
      const chunk = await loadChunk(load, () => {
        Loaded = notAskedFor();
      });
      return { default: chunk[name] };
    });
  let Loaded = notAskedFor();
  return function Page() {
    return <Loaded />;
  };
}

const KEY = 'cardfile.reloadedAt';

/** In ms. A second loss this soon is no deploy: then the error page speaks instead of a reload loop. */
const ONCE_IN = 30_000;

/**
 * After a deploy, a page that was open before asks for parts of the site that are gone. Reloading it
 * brings the new site, so that is done once; the error boundary shows what happens after that.
 */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, a reload would leave the browser's own error page in place of ours.
    if (!navigator.onLine || !mayReload()) return;
    event.preventDefault();
    window.location.reload();
  });
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
