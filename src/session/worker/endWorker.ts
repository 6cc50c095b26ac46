/** Takes the worker and all that it keeps out of this browser. Never rejects. */
export async function endWorker(): Promise<void> {
  try {
    // Where the site is not served securely, or the browser refuses, there is none.
    const { serviceWorker } = navigator as Partial<Navigator>;
    const registrations = (await serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    if (!('caches' in globalThis)) return;
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // It holds the site's code and nothing of anybody.
  }
}
