import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../session/useAuth';
import { routeAt } from '../../routes';
import { runAction } from '../../ui/actions';
import { useLaterCode } from '../../ui/laterParts';
import { MessageBox } from '../../ui/MessageBox';
import { createRouteFocus, RouteFocusContext } from '../../ui/PageHeading';
import { MainContext } from '../MainContext';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { loadShortcuts } from '../keys/loadShortcuts';
import { LogoutProvider } from './Logout';
import { useLateTypeface } from './useLateTypeface';

/** What stands around every page (R2.19): skip link, header with the navigation, footer, and the keys. */
export function Layout({ children }: { children: ReactNode }) {
  const { state } = useAuth();
  const [routeFocus] = useState(createRouteFocus);
  // No ref: the effects of the page run before one is set.
  const [main, setMain] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const isForWork = state.kind === 'signedIn' && routeAt(pathname).access === 'signedIn';
  const { code: keys } = useLaterCode(loadShortcuts, isForWork);
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
        <Footer onShowKeys={keys && isForWork ? showKeys : null} />
        {keys && isForWork && <keys.Shortcuts />}
      </div>
    </RouteFocusContext>
  );
}

function showKeys(): void {
  runAction('showKeys');
}
