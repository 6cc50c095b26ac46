import { Link } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';
import { Dock } from './Dock';
import styles from './Header.module.css';
import { HeaderUser } from './HeaderUser';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { useScrolled } from './useScrolled';

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
        <MobileMenu />
      </div>
    </header>
  );
}
