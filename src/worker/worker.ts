import { routeAt } from '../routes';

// Opens the pages behind the login without a network (decision 0046). Answers for documents and for the site's code;
// other hosts and pictures go past it.

declare const self: ServiceWorkerGlobalScope;

/** The document, and the site's code, styles and typeface: the hash of each by its address (build/siteWorker.ts). */
declare const FILES: Readonly<Record<string, string>>;
declare const VERSION: string;

/** The address of the one document of all pages behind the login. */
declare const DOCUMENT: string;
const OWN = `cardfile ${VERSION}`;

/** How long a page waits for its document, which may be newer. */
const PATIENCE_MS = 1_000;

/** What the type of each kind of file says that the worker answers for. */
const TYPES: Readonly<Record<string, string>> = {
  script: 'javascript',
  worker: 'javascript',
  style: 'css',
  font: 'font',
};

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
  } else if (request.destination in TYPES) event.respondWith(codeFor(request));
});

/** Takes over at once: what open tabs of the version before may ask for stays. */
async function keepSite(): Promise<void> {
  // After a way back to an older version, it is the newest of them.
  await caches.delete(OWN);
  const cache = await caches.open(OWN);
  try {
    await Promise.all(Object.entries(FILES).map((file) => keep(cache, ...file)));
  } catch (error) {
    await caches.delete(OWN);
    throw error;
  }
  await self.skipWaiting();
}

/** Keeps a file as it was built alone: a proxy may answer with a page of its own, and so may the browser's cache then. */
async function keep(cache: Cache, address: string, integrity: string): Promise<void> {
  const asked = (from: RequestCache) => fetch(address, { integrity, cache: from });
  const answer = await asked('default').catch(() => asked('reload'));
  if (!answer.ok) throw new TypeError(`${address}: ${String(answer.status)}`);
  await cache.put(address, answer);
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

/** Each version of a file has a name of its own. What an older worker kept may be anything that was answered. */
async function codeFor(request: Request): Promise<Response> {
  const kept = await keptFor(request, { ignoreVary: true });
  if (!kept) return fetch(request);
  const type = TYPES[request.destination] ?? '';
  return kept.headers.get('content-type')?.includes(type)
    ? kept
    : fetch(request, { cache: 'reload' });
}

/** What is kept; nothing where the browser cannot read it, as from a damaged disk: the network may answer. */
function keptFor(asked: RequestInfo, where: MultiCacheQueryOptions): Promise<Response | undefined> {
  return caches.match(asked, where).catch(() => undefined);
}
