import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { site } from '../content/site';
import { tabTitle } from '../content/siteFacts';
import { routeAt } from '../routes';
import { Actions } from './Button';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  /** The title, if it differs from the page's name in the site map (src/routes.ts). */
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The page's h1. It takes the focus after a change of route, so that screen readers read it. */
export function PageHeading({ title, children, actions }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const routeFocus = useContext(RouteFocusContext);
  const { pathname } = useLocation();
  const name = title ?? routeAt(pathname).title;
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = tabTitle(name, site);
  }, [name]);

  const arrive = useEffectEvent((arrival: Arrival | undefined) => {
    const focusWasLost = arrival === 'samePage' && document.activeElement === document.body;
    const focusIsBeside = routeFocus?.isFocusBeside?.() === true;
    if ((arrival === 'newPage' && !focusIsBeside) || focusWasLost) {
      heading.current?.focus({ preventScroll: true });
    }
    if (arrival !== 'newPage') return;
    dropServedTags();
    // The browser or the page restores the position for Back and Forward.
    if (navigation !== NavigationType.Pop && !routeFocus?.isFocusBeside) window.scrollTo(0, 0);
  });

  // A layout effect of the heading runs before those of its page, which may then scroll elsewhere.
  useLayoutEffect(() => {
    const shown = heading.current;
    arrive(routeFocus?.arrive(pathname, shown));
    return () => {
      if (document.activeElement === shown) routeFocus?.leaveFocused();
    };
  }, [routeFocus, pathname]);

  return (
    <div className={styles.heading}>
      <h1 ref={heading} tabIndex={-1}>
        {children ?? name}
      </h1>
      {actions && <Actions>{actions}</Actions>}
    </div>
  );
}

/** The meta tags of the served document (build/pageHead.ts) describe only the first page. */
function dropServedTags(): void {
  const served =
    'meta[name="description"], link[rel="canonical"], meta[property], meta[name^="twitter:"]';
  for (const tag of document.head.querySelectorAll(served)) tag.remove();
}

/** Why a heading is shown. `samePage`: the page drew it again, such as after loading. */
export type Arrival = 'firstLoad' | 'newPage' | 'samePage';

export interface RouteFocus {
  /** Call it when a page's heading is shown. */
  arrive: (pathname: string, heading: HTMLElement | null) => Arrival;
  /** Focuses the current heading, for a button that goes away when it is pressed. */
  focusHeading: () => void;
  /** Call it when a focused heading goes away: the next one on the same page takes the focus. */
  leaveFocused: () => void;
  /** Present if a list beside the page owns the scroll position: whether the focus is in the list and stays there. */
  isFocusBeside?: () => boolean;
}

/** A new one: the first heading to arrive belongs to the page that was loaded. */
export function createRouteFocus(): RouteFocus {
  let shown: { pathname: string; loaded: boolean } | null = null;
  let current: HTMLElement | null = null;
  const leaveFocused = () => {
    if (shown) shown.loaded = false;
  };
  return {
    arrive: (pathname, heading) => {
      current = heading;
      if (shown?.pathname === pathname) return shown.loaded ? 'firstLoad' : 'samePage';
      const arrival = shown === null ? 'firstLoad' : 'newPage';
      shown = { pathname, loaded: shown === null };
      // Once something of it had the focus, the page is one like any other.
      if (shown.loaded) document.addEventListener('focusin', leaveFocused, { once: true });
      return arrival;
    },
    focusHeading: () => {
      current?.focus();
    },
    leaveFocused,
  };
}

/** Provided by `Layout`; without it (a page drawn alone) headings never take the focus. */
export const RouteFocusContext = createContext<RouteFocus | null>(null);
