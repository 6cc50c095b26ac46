import { Listeners } from './Listeners';

const listeners = new Listeners();

/** Whether something has answered since the browser said that it has no network. It may be wrong, as behind a VPN. */
let isProved = false;

let asking: Promise<boolean> | null = null;

/** Whether there is a network: the browser says so, or an answer is the proof. */
export function isOnline(): boolean {
  return !saysOffline() || isProved;
}

/** Whether the browser says that there is no network. Only who asks the site then by itself wants to know. */
export function saysOffline(): boolean {
  // Node's own `navigator` says nothing of it.
  return 'onLine' in navigator && !navigator.onLine;
}

/** Whether what must not begin offline may begin (R15.117). If not, that is told, and the site is asked. */
export function mayBegin(): boolean {
  if (isOnline()) return true;
  listeners.notify();
  void reachesSite();
  return false;
}

/** Asks the site whether it answers, which proves that there is a network. */
export function reachesSite(): Promise<boolean> {
  asking ??= askSite().finally(() => {
    asking = null;
  });
  return asking;
}

async function askSite(): Promise<boolean> {
  const note = noteCall();
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  note(true);
  return true;
}

/**
 * A call begins. Returns what is to be told at its end: whether a service has answered. What was asked while the
 * browser still had a network proves nothing: its answer was on the way when the network went.
 */
export function noteCall(): (hasAnswered: boolean) => void {
  const wasOffline = saysOffline();
  return (hasAnswered) => {
    if (hasAnswered && !wasOffline) return;
    const proved = hasAnswered && saysOffline();
    if (proved === isProved) return;
    isProved = proved;
    listeners.notify();
  };
}

/** Calls `onChange` where the network may have come or gone. Returns a function that ends that. */
export function watchNetwork(onChange: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onEvent = () => {
    isProved = false;
    onChange();
    if (saysOffline()) void reachesSite();
  };
  for (const type of ['online', 'offline']) window.addEventListener(type, onEvent, { signal });
  signal.addEventListener('abort', listeners.subscribe(onChange));
  return () => end.abort();
}
