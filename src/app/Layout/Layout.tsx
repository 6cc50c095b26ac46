import { clsx } from 'clsx';
import { useState, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../session/useAuth';
import { routeAt } from '../../routes';
import { runAction } from '../../ui/keys';
import { MessageBox } from '../../ui/MessageBox';
import { createRouteFocus, RouteFocusContext } from '../../ui/PageHeading';
import { MainContext } from '../MainContext';
import { Footer } from './Footer';
import { Header } from './Header';
import { LogoutProvider } from './Logout';
import address from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import styles from './Layout.module.css';

const FAMILY = 'Instrument Sans Variable';

/** Gives the next page a typeface that came too late for the first, before it is painted: nothing swaps (R15.88). */
function useLateTypeface(pathname: string): void {
  const face = useRef<FontFace>(null);
  useEffect(() => {
    const end = new AbortController();
    const prepare = () => {
      if (isUsed()) return;
      const late = new FontFace(FAMILY, `url(${address})`, { weight: '400 700' });
      // Where it does not come, the fallback stays.
      late.load().then(
        () => {
          face.current = late;
        },
        () => undefined,
      );
    };
    // By then the browser has it, or never will.
    if (document.readyState === 'complete') prepare();
    else window.addEventListener('load', prepare, { once: true, signal: end.signal });
    return () => end.abort();
  }, []);
  useLayoutEffect(() => {
    if (face.current) document.fonts.add(face.current);
  }, [pathname]);
}

/** The browser's list of faces says that it is loaded, and not whether it is drawn. */
function isUsed(): boolean {
  const probe = document.createElement('span');
  probe.textContent = 'Cardfile';
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden' });
  document.body.append(probe);
  const [withFace, without] = [`'${FAMILY}', monospace`, 'monospace'].map((family) => {
    probe.style.fontFamily = family;
    return probe.offsetWidth;
  });
  probe.remove();
  return withFace !== without;
}

/** What stands around every page (R2.19): skip link, header with the navigation, footer, and the keys. */
export function Layout({ children }: { children: ReactNode }) {
  const { state } = useAuth();
  const [routeFocus] = useState(createRouteFocus);
  // No ref: the effects of the page run before one is set.
  const [main, setMain] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const isForWork = state.kind === 'signedIn' && routeAt(pathname).access === 'signedIn';
  useLateTypeface(pathname);
  return (
    <RouteFocusContext value={routeFocus}>
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          // The address stays as it is: a fragment there would be one more step for Back.
          event.preventDefault();
          main?.focus();
        }}
      >
        Skip to content
      </a>
      <div className={`${styles.layout} ${state.kind === 'signedOut' ? '' : styles.withRail}`}>
        <LogoutProvider>
          <Header />
        </LogoutProvider>
        <main
          id="main"
          ref={setMain}
          tabIndex={-1}
          className={clsx(styles.main, isForWork && styles.work)}
        >
          {state.kind === 'signedIn' && !state.isKept && (
            <div className={styles.note}>
              <MessageBox kind="info">
                This session ends when you reload or close this page.
              </MessageBox>
            </div>
          )}
          <MainContext value={main}>{children}</MainContext>
        </main>
        <Footer onShowKeys={isForWork ? showKeys : null} />
      </div>
    </RouteFocusContext>
  );
}

function showKeys(): void {
  runAction('everywhere', 'showKeys');
}
