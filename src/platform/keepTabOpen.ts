/** Makes the browser ask before the tab is closed; returns a function that ends that. */
export function keepTabOpen(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
