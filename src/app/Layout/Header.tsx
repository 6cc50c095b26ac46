import { Link } from 'react-router-dom';
import { useAuth } from '../../session/useAuth';
import { site } from '../../content/site';
import { ButtonLink } from '../../ui/Button';
import { Dock } from './Dock';
import styles from './Header.module.css';
import { HeaderUser } from './HeaderUser';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { useSyncExternalStore } from 'react';

/** The bar at the top of every page: the way home, the navigation, and who is signed in. */
export function Header() {
  const { state } = useAuth();
  const user = state.kind === 'signedIn' ? state.user : null;
  const scrolled = useScrolled();
  return (
    <header className={`${styles.header} ${scrolled ? styles.scrolled : ''}`}>
      <Link to="/" className={styles.home}>
        <Logo />
      </Link>
      <Dock />
      <div className={`${styles.end} ${user ? styles.withUser : ''}`}>
        {user && <HeaderUser user={user} />}
        {state.kind === 'signedOut' && (
          <ButtonLink href={site.appStoreUrl} variant="primary" className={styles.app}>
            Get the App
          </ButtonLink>
        )}
        <MobileMenu />
      </div>
    </header>
  );
}

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/** Whether the page has been scrolled past 10 px (R2.24). */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > 10,
    () => false,
  );
}
