import { trustedTypes } from '../../platform/trustedTypes';
import { isDialogOpen } from '../../ui/useModalDialog';
import { isSessionKept } from '../copy/choice';
import type { Session } from '../Session';
import { endWorker } from './endWorker';

/** Where the worker's script is (build/siteWorker.ts). */
const ADDRESS = '/worker.js';

/** A new version is offered within a minute, which includes its download. */
const ASK_EVERY_MS = 45_000;

/** How soon a postponed offer is tried again. */
const PAUSE_MS = 1_000;

const policy = trustedTypes()?.createPolicy('cardfile-worker', {
  createScriptURL: (address) => (address === ADDRESS ? address : null),
});

/** Caches the site of a kept session for use offline, and offers new versions until `signal` (R15.130, R15.131). */
export function keepWorker(session: Session, signal: AbortSignal): void {
  const { drafts, notices, offer: offered } = session;
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || !isSessionKept()) return;
  let registration: ServiceWorkerRegistration | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const register = async () => {
    const address = policy?.createScriptURL(ADDRESS) ?? ADDRESS;
    registration = await serviceWorker.register(address, { updateViaCache: 'none' });
    // The person may have logged out while it was registered.
    if (!isSessionKept()) await endWorker();
    // After a log-out in this tab the same worker may come back with empty caches.
    else if ((await caches.keys()).length === 0) registration.active?.postMessage('keep');
    await registration.update();
    // This page may be of the version that comes now: then what is kept is older than it.
    if (!registration.installing) look();
  };
  const ask = () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined);
  };
  const offer = (version: string) => {
    clearTimeout(waiting);
    if (signal.aborted || version === offered.version) return;
    // Its Reload brings this one.
    const isOffered = notices.all.some((notice) => notice === offered.notice);
    // Never over a draft, an open question, a deletion or its undo.
    const isBusy = drafts.isUnsaved || isDialogOpen() || notices.current();
    if (isBusy && !isOffered) {
      waiting = setTimeout(offer, PAUSE_MS, version);
      return;
    }
    offered.version = version;
    if (isOffered) return;
    offered.notice = notices.show({
      kind: 'success',
      text: 'A new version is ready.',
      actions: [
        {
          label: 'Reload',
          act: () => {
            window.location.reload();
          },
        },
      ],
      stays: true,
    });
  };
  const look = () => {
    void newerVersion().then((version) => {
      if (version !== '') offer(version);
    });
  };

  // A browser without room, or a private one, refuses it: the site works as before.
  register().catch(() => undefined);
  const asking = setInterval(ask, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', ask, { signal });
  serviceWorker.addEventListener('controllerchange', look, { signal });
  signal.addEventListener('abort', () => {
    clearInterval(asking);
    clearTimeout(waiting);
  });
}

/** The name of the newest cached version if it names other files than this page runs, else ''. */
async function newerVersion(): Promise<string> {
  try {
    const name = (await caches.keys()).at(-1) ?? '';
    const kept = await caches.match('/dashboard', { cacheName: name });
    const html = await kept?.text();
    const own = document.querySelectorAll(
      'script[src^="/assets/"], link[rel="stylesheet"][href^="/assets/"]',
    );
    const isOutdated =
      html !== undefined &&
      Array.from(own, (each) => each.getAttribute('src') ?? each.getAttribute('href')).some(
        (address) => !html.includes(`"${address ?? ''}"`),
      );
    return isOutdated ? name : '';
  } catch {
    return '';
  }
}
