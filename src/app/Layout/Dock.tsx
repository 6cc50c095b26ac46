import { clsx } from 'clsx';
import { useRef } from 'react';
import { useActions } from '../../ui/actions';
import { useAuth } from '../../session/useAuth';
import styles from './Dock.module.css';
import { navigation, shownEntries } from './navigation';
import { NavigationItem } from './NavigationItem';

/** The main navigation above 768 px: in the header for visitors, a rail at the side for the signed in. */
export function Dock() {
  const { kind } = useAuth().state;
  const entries = shownEntries(navigation.dock, kind);
  const firstOwn = entries.findIndex((entry) => entry.audience === 'signedIn');
  const nav = useRef<HTMLElement>(null);
  useActions({
    enterNavigation: () => {
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
