import { Link } from 'react-router-dom';
import { useAuth, type SignedInUser } from '../../session/useAuth';
import { site } from '../../content/site';
import { ButtonLink } from '../../ui/Button';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { useSyncExternalStore, useRef } from 'react';
import { Avatar } from '../../ui/Avatar';
import { useOnline } from '../../ui/device';
import { clsx } from 'clsx';
import { useKeys } from '../../ui/keys';
import { navigation, shownEntries } from './navigation';
import { NavigationItem } from './NavigationItem';
import styles from './Header.module.css';

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

/** Who is signed in; leads to their profile. Beside the name it says where there is no network. */
function HeaderUser({ user }: { user: SignedInUser }) {
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && (
        <span className={styles.offline} role="status">
          Offline
        </span>
      )}
      <Link to="/profile" className={styles.user}>
        <Avatar photoURL={user.photoURL} name={user.name} size="small" />
        <span className={styles.name}>{user.name || 'User'}</span>
      </Link>
    </>
  );
}

/** The main navigation above 768 px: in the header for visitors, a rail at the side for the signed in. */
function Dock() {
  const { kind } = useAuth().state;
  const entries = shownEntries(navigation.dock, kind);
  const firstOwn = entries.findIndex((entry) => entry.audience === 'signedIn');
  const nav = useRef<HTMLElement>(null);
  useKeys('navigation', {
    enter: () => {
      const rail = nav.current;
      if (rail?.getClientRects().length !== 1) return false;
      const links = [...rail.querySelectorAll('a')];
      const current = links.find(
        (link) => (link.getAttribute('aria-current') ?? 'false') !== 'false',
      );
      (current ?? links[0])?.focus();
      return true;
    },
  });
  return (
    <nav
      ref={nav}
      data-part="navigation"
      className={clsx(styles.dock, kind !== 'signedOut' && styles.rail)}
      aria-label="Main"
    >
      <ul className={styles.list}>
        {entries.map((entry, index) => (
          <li
            key={entry.label}
            className={clsx(
              index < firstOwn && styles.other,
              index > 0 && index === firstOwn && styles.own,
            )}
          >
            <NavigationItem entry={entry} className={styles.item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
