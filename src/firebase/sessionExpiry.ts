type Listener = () => void;
const listeners = new Set<Listener>();

/** Tells `AuthProvider` that the service no longer accepts this session. */
export function reportSessionExpired(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` at each report; returns how to stop that. */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
