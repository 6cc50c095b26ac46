import { Link } from 'react-router-dom';
import type { SignedInUser } from '../../session/useAuth';
import { Avatar } from '../../ui/Avatar';
import styles from './HeaderUser.module.css';

/** Who is signed in; leads to their profile. */
export function HeaderUser({ user }: { user: SignedInUser }) {
  return (
    <Link to="/profile" className={styles.user}>
      <Avatar photoURL={user.photoURL} name={user.name} size="small" />
      <span className={styles.name}>{user.name || 'User'}</span>
    </Link>
  );
}
