/**
 * Makes the browser ask before the tab is closed; returns a function that ends that. For work of several steps: a single
 * write does it by itself (firebase/remoteCall.ts).
 */
export function keepTabOpen(): () => void {
  // The tests of the services run without a page.
  if (typeof window === 'undefined') return () => undefined;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** Keeps the tab open in this way until `work` has settled. */
export async function withTabOpen<T>(work: () => Promise<T>): Promise<T> {
  const letTabClose = keepTabOpen();
  try {
    return await work();
  } finally {
    letTabClose();
  }
}
