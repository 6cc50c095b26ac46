import { Link } from 'react-router-dom';
import type { SignedInUser } from '../../session/useAuth';
import { Avatar } from '../../ui/Avatar';
import { useOnline } from '../../ui/device';
import styles from './HeaderUser.module.css';

/** Who is signed in; leads to their profile. Beside the name it says where there is no network. */
export function HeaderUser({ user }: { user: SignedInUser }) {
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
