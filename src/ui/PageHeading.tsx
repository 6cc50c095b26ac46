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

  const arrive = useEffectEvent((isNewPage: boolean | undefined) => {
    if (!isNewPage) return;
    if (!routeFocus?.isFocusBeside?.()) heading.current?.focus({ preventScroll: true });
    dropServedTags();
    // The browser or the page restores the position for Back and Forward.
    if (navigation !== NavigationType.Pop && !routeFocus?.isFocusBeside) window.scrollTo(0, 0);
  });

  // A layout effect of the heading runs before those of its page, which may then scroll elsewhere.
  useLayoutEffect(() => {
    arrive(routeFocus?.arrive(pathname, heading.current));
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

export interface RouteFocus {
  /** Call it when a page's heading is shown. Whether it is of another page than the last. */
  arrive: (pathname: string, heading: HTMLElement | null) => boolean;
  /** Focuses the current heading. */
  focusHeading: () => void;
  /** Present if a list beside the page owns the scroll position: whether the focus is in the list and stays there. */
  isFocusBeside?: () => boolean;
}

/** A new one: the first heading to arrive belongs to the page that was loaded. */
export function createRouteFocus(): RouteFocus {
  let shown: string | null = null;
  let current: HTMLElement | null = null;
  return {
    arrive: (pathname, heading) => {
      const isNewPage = shown !== null && shown !== pathname;
      shown = pathname;
      current = heading;
      return isNewPage;
    },
    focusHeading: () => {
      current?.focus();
    },
  };
}

/** Provided by `Layout`; without it (a page drawn alone) headings never take the focus. */
export const RouteFocusContext = createContext<RouteFocus | null>(null);
