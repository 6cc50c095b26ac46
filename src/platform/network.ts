import { Listeners } from './Listeners';

const listeners = new Listeners();

/** Whether a service has answered since the browser said that it has no network. It may be wrong, as behind a VPN. */
let isProved = false;

/** Whether there is a network: the browser says so, or an answer is the proof. */
export function isOnline(): boolean {
  return navigator.onLine || isProved;
}

/**
 * A service has answered, or a call failed as without a network. What was asked while the browser still had one
 * (`wasOnLine`) proves nothing: its answer was on the way when the network went.
 */
export function noteNetwork(hasAnswered: boolean, wasOnLine: boolean): void {
  if (hasAnswered && wasOnLine) return;
  const proved = hasAnswered && !navigator.onLine;
  if (proved === isProved) return;
  isProved = proved;
  listeners.notify();
}

/** Calls `onChange` where the network may have come or gone. Returns a function that ends that. */
export function watchNetwork(onChange: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onEvent = () => {
    isProved = false;
    onChange();
  };
  for (const type of ['online', 'offline']) window.addEventListener(type, onEvent, { signal });
  signal.addEventListener('abort', listeners.subscribe(onChange));
  return () => end.abort();
}
