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
  /** What this page shows, where its name in the site map (src/routes.ts) does not say it. */
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The page's h1. After a change of route it takes the focus, so that screen readers say where one is. */
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
    // Back and Forward return to where one was: the browser or the page sees to that.
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

/** The tags that the document came with (build/pageHead.ts) speak of the first page alone. */
function dropServedTags(): void {
  const served =
    'meta[name="description"], link[rel="canonical"], meta[property], meta[name^="twitter:"]';
  for (const tag of document.head.querySelectorAll(served)) tag.remove();
}

/** Why a heading is shown. `samePage`: the page drew it again, such as after loading. */
export type Arrival = 'firstLoad' | 'newPage' | 'samePage';

export interface RouteFocus {
  /** To be called when a page's heading is shown. */
  arrive: (pathname: string, heading: HTMLElement | null) => Arrival;
  /** Brings the focus to the heading that is shown, for a button that goes away when it is pressed. */
  focusHeading: () => void;
  /** To be called when the heading that goes away has the focus: on the same page the next one takes it. */
  leaveFocused: () => void;
  /** Where a list stands beside the page, whose the scroll position is: whether the focus is in it, and stays. */
  isFocusBeside?: () => boolean;
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
