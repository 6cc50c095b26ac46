/** Removes the worker and its caches from this browser. Never rejects. */
export async function endWorker(): Promise<void> {
  try {
    // There is none on an insecure origin, or if the browser refuses it.
    const { serviceWorker } = navigator as Partial<Navigator>;
    const registrations = (await serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    if (!('caches' in globalThis)) return;
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // It only has the site's code.
  }
}
