import { useCallback, useSyncExternalStore } from 'react';
import { isOnline, watchNetwork } from '../platform/network';

/** Whether a CSS media query holds now; follows it as it changes. `null` in a page as it was served. */
export function useMediaQuery(query: string): boolean | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  );
}

/** Whether there is a network (`isOnline`). A page as it was served has one. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, isOnline, () => true);
}

/** Whether this is an Apple device: it offers Sign in with Apple (R2.35) and has a Command key. */
export function isAppleDevice(userAgent: string): boolean {
  return /mac|iphone|ipad|ipod/i.test(userAgent);
}
