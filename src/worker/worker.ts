import { routeAt } from '../routes';

// Opens the pages behind the login without a network (decision 0046). Answers for documents and for the site's code;
// other hosts and pictures go past it.

declare const self: ServiceWorkerGlobalScope;

/** The addresses of the site's code, its styles and its typeface (build/siteWorker.ts). */
declare const FILES: readonly string[];
declare const VERSION: string;

/** The one document of all pages behind the login. */
const DOCUMENT = '/dashboard';
const OWN = `cardfile ${VERSION}`;

/** How long a page waits for its document, which may be newer. */
const PATIENCE_MS = 1_000;

const CODE = ['script', 'worker', 'style', 'font'];

self.addEventListener('install', (event) => {
  event.waitUntil(keepSite());
});

self.addEventListener('message', (event) => {
  // A page of ours has found that nothing is kept. The sign-in SDK sends messages of its own.
  if (event.data === 'keep') event.waitUntil(keepSite());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlder(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const { access, path } = routeAt(pathname);
    if (access === 'signedIn') event.respondWith(documentFor(request));
    else if (path !== '*') event.respondWith(publicDocumentFor(request));
  } else if (CODE.includes(request.destination)) event.respondWith(codeFor(request));
});

/** Takes over at once: what open tabs of the version before may ask for stays. */
async function keepSite(): Promise<void> {
  // After a way back to an older version, it is the newest of them.
  await caches.delete(OWN);
  const cache = await caches.open(OWN);
  try {
    await cache.addAll([new Request(DOCUMENT, { cache: 'no-cache' }), ...FILES]);
  } catch (error) {
    await caches.delete(OWN);
    throw error;
  }
  await self.skipWaiting();
}

async function forgetOlder(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== OWN);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function documentFor(request: Request): Promise<Response> {
  const asked = fetch(request);
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([asked, patience]).catch(() => undefined);
  // The browser follows a redirect itself.
  if (answer?.ok || answer?.type === 'opaqueredirect') return answer;
  const kept = await keptFor(DOCUMENT, { cacheName: OWN });
  if (!kept) return asked;
  asked.catch(() => undefined);
  return kept;
}

/** The site's own, unless there is no network: then the one that is kept draws the page, without its pictures. */
async function publicDocumentFor(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptFor(DOCUMENT, { cacheName: OWN });
    if (kept) return kept;
    throw error;
  }
}

/** Each version of a file has a name of its own. */
async function codeFor(request: Request): Promise<Response> {
  return (await keptFor(request, { ignoreVary: true })) ?? fetch(request);
}

/** What is kept; nothing where the browser cannot read it, as from a damaged disk: the network may answer. */
function keptFor(asked: RequestInfo, where: MultiCacheQueryOptions): Promise<Response | undefined> {
  return caches.match(asked, where).catch(() => undefined);
}
