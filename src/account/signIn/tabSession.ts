import { randomKey } from '../../platform/randomKey';
import { emptyTab, readStored, STORED, writeStored } from '../../platform/storage/browserStorage';

/*
 * A session that ends with its tab lies in the tab's own storage (R15.43). Browsers copy that into a duplicated tab, and
 * bring it back with a closed one. So it has an id, which tells its copies of its end, and a time, which tells a reload
 * from a tab that is opened again.
 */

/** A tab without an open page for longer counts as closed. Between the two pages of a reload there is no time. */
const CLOSED_AFTER_MS = 60_000;

/** A browser lets a hidden page do it once a minute. */
const SAY_EVERY_MS = 20_000;

/** The id of this tab's own session; '' if there is none. */
export function tabSession(): string {
  return readStored('SESSION', 'tabSession') ?? '';
}

/** This tab has a session of its own. */
export function beginTabSession(): void {
  if (tabSession() === '') writeStored('SESSION', 'tabSession', randomKey());
  saySeen();
}

/** This tab's own session is over, and so is each copy of it. */
export function endTabSession(): void {
  const id = tabSession();
  if (id === '') return;
  // It stays: a tab that sleeps reads it when it wakes.
  writeStored('LOCAL', 'tabSession', id);
  writeStored('SESSION', 'tabSession', null);
  writeStored('SESSION', 'seenAt', null);
}

/** Whether another tab has ended the session of this one. */
export function isTabSessionEnded(): boolean {
  return tabSession() !== '' && readStored('LOCAL', 'tabSession') === tabSession();
}

/** Calls `listener` when another tab ends the session of this one. Returns how to stop listening. */
export function onTabSessionEndedElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORED.tabSession && isTabSessionEnded()) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Removes a session that is over from this tab, with all that was typed in it, and from then on says that the page is
 * open. Call it before anything else reads what the tab holds.
 */
export function watchTabSession(): void {
  if (isTabSessionEnded()) emptyTab();
  else if (wasClosed()) {
    emptyTab();
    // Who opens the tab reads that the session has ended.
    writeStored('SESSION', 'session', 'open');
  }
  saySeen();
  setInterval(saySeen, SAY_EVERY_MS);
  for (const event of ['pagehide', 'pageshow']) window.addEventListener(event, saySeen);
  document.addEventListener('visibilitychange', saySeen);
}

function wasClosed(): boolean {
  if (tabSession() === '' || wasDiscarded()) return false;
  // The page may have waited for its scripts. (`performance.timeOrigin` is wrong after a sleep.)
  const openedAt = Date.now() - performance.now();
  return openedAt - Number(readStored('SESSION', 'seenAt')) > CLOSED_AFTER_MS;
}

/** Whether the browser dropped the page of a tab that stayed, to save memory. Not every browser says so. */
function wasDiscarded(): boolean {
  return Reflect.get(document, 'wasDiscarded') === true;
}

function saySeen(): void {
  if (tabSession() !== '') writeStored('SESSION', 'seenAt', String(Date.now()));
}
