import { useSyncExternalStore } from 'react';

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
  };
}

/** Whether the page has been scrolled past 10 px (spec 2, "Navigation and layout"). */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > 10);
}
