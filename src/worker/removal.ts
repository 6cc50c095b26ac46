/*
 * Stands in the worker's place in a site that is built with `VITE_SITE_WORKER=off`: it takes the worker and what
 * that keeps out of each browser that still asks for it.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  await self.registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

export {};
