import { useSyncExternalStore } from 'react';

/** A page can stay open for days, and its computer can travel: a day and a zone are as old as this at most, in ms. */
const FRESH_FOR_MS = 1_000;

/** How often a page that is open looks by itself. No browser tells of another zone. */
const LOOKED_EVERY_MS = 60_000;

let known = { day: new Date(NaN), name: '', askedAt: -Infinity };

/**
 * When this day began here: the same object until the day or the time zone is another one. What is made of dates and
 * kept for later is kept for this object.
 */
export function today(): Date {
  const now = new Date();
  if (Math.abs(now.getTime() - known.askedAt) < FRESH_FOR_MS) return known.day;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const name = `${now.toDateString()} ${timeZone}`;
  known.askedAt = now.getTime();
  if (name === known.name) return known.day;
  now.setHours(0, 0, 0, 0);
  known = { ...known, day: now, name };
  return known.day;
}

/** The same for a component, which is drawn again when it changes. */
export function useToday(): Date {
  return useSyncExternalStore(onToday, today, today);
}

/** Calls `tell` when another day may have begun. Returns how to stop. */
export function onToday(tell: () => void): () => void {
  const looking = setInterval(tell, LOOKED_EVERY_MS);
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('focus', tell);
  return () => {
    clearInterval(looking);
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('focus', tell);
  };
}
