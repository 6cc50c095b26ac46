import {
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { site } from '../content/site';
import { Actions } from './Actions';
import styles from './PageHeading.module.css';
import { RouteFocusContext, type Arrival } from './routeFocus';

interface PageHeadingProps {
  /** The page's name in the browser's tab, and the heading where no children are given. */
  title: string;
  children?: ReactNode;
  /** Buttons at the heading's end. */
  actions?: ReactNode;
}

/**
 * The page's h1. After a change of route (not on the first load) it takes the focus, so that screen
 * readers say where one has come to, and the page begins at its top.
 */
export function PageHeading({ title, children, actions }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const routeFocus = useContext(RouteFocusContext);
  const { pathname } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = `${title} · ${site.name}`;
    dropForeignTags(pathname);
  }, [title, pathname]);

  const arrive = useEffectEvent((arrival: Arrival | undefined) => {
    const focusWasLost = arrival === 'samePage' && document.activeElement === document.body;
    if (arrival === 'newPage' || focusWasLost) heading.current?.focus({ preventScroll: true });
    // Back and Forward return to where one was: the browser or the page sees to that.
    if (arrival === 'newPage' && navigation !== 'POP') window.scrollTo(0, 0);
  });

  // A layout effect of the heading runs before those of its page, which may then scroll elsewhere.
  useLayoutEffect(() => {
    arrive(routeFocus?.arrive(pathname));
    const shown = heading.current;
    return () => {
      if (document.activeElement === shown) routeFocus?.leaveFocused();
    };
  }, [routeFocus, pathname]);

  return (
    <div className={styles.heading}>
      <h1 ref={heading} tabIndex={-1}>
        {children ?? title}
      </h1>
      {actions && <Actions>{actions}</Actions>}
    </div>
  );
}

/**
 * Takes away what the document says of another page (build/pageDocuments.ts), once one has moved
 * on inside the app: a link that is shared from here must not lead there.
 */
export function dropForeignTags(pathname: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical || new URL(canonical.href).pathname === pathname) return;
  canonical.remove();
  const about = 'meta[name="description"], meta[property^="og:"]';
  for (const tag of document.querySelectorAll(about)) tag.remove();
}
