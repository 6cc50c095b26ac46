import { Link } from 'react-router-dom';
import type { SignedInUser } from '../../auth/useAuth';
import { livePaths } from '../../content/routes';
import { Avatar } from '../Avatar';
import styles from './HeaderUser.module.css';

/** Who is signed in; leads to their profile. */
export function HeaderUser({ user }: { user: SignedInUser }) {
  const content = (
    <>
      <Avatar photoURL={user.photoURL} name={user.name} size="small" />
      <span className={styles.name}>{user.name || 'User'}</span>
    </>
  );
  return livePaths.includes('/profile') ? (
    <Link to="/profile" className={styles.user}>
      {content}
    </Link>
  ) : (
    <span className={styles.user}>{content}</span>
  );
}
