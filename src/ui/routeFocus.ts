import { createContext } from 'react';

/**
 * Why a heading is shown: the page was loaded, the person went to another page, or the same page drew its
 * heading again (loading, then loaded).
 */
export type Arrival = 'firstLoad' | 'newPage' | 'samePage';

/** Remembers which page's heading was shown last. */
export interface RouteFocus {
  /** To be called when a page's heading is shown. */
  arrive: (pathname: string, heading: HTMLElement | null) => Arrival;
  /** Brings the focus to the heading that is shown, for a button that goes away when it is pressed. */
  focusHeading: () => void;
  /** To be called when the heading that goes away has the focus: on the same page the next one takes it. */
  leaveFocused: () => void;
}

/** One that has seen no heading yet: the first to arrive is that of the page that was loaded. */
export function createRouteFocus(): RouteFocus {
  let shown: { pathname: string; loaded: boolean } | null = null;
  let current: HTMLElement | null = null;
  return {
    arrive: (pathname, heading) => {
      current = heading;
      if (shown?.pathname === pathname) return shown.loaded ? 'firstLoad' : 'samePage';
      const arrival = shown === null ? 'firstLoad' : 'newPage';
      shown = { pathname, loaded: shown === null };
      return arrival;
    },
    focusHeading: () => {
      current?.focus();
    },
    leaveFocused: () => {
      if (shown) shown.loaded = false;
    },
  };
}

/** Held by `Layout`; without it (a page drawn alone) headings never take the focus. */
export const RouteFocusContext = createContext<RouteFocus | null>(null);
