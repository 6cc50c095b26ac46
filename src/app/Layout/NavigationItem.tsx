import { Link, useLocation, useNavigate } from 'react-router-dom';
import { entryState } from '../../lib/historyEntry';
import { routeAt, type Route } from '../../routes';
import { Icon } from '../../ui/Icon';
import { isModified } from '../../ui/isModified';
import type { NavigationEntry } from './navigation';
import { useLogout } from './Logout';

interface NavigationItemProps {
  entry: NavigationEntry;
  className: string | undefined;
  onChoose?: () => void;
}

/** One entry of the dock or the menu: a link, or the log-out button. */
export function NavigationItem({ entry, className, onChoose }: NavigationItemProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  const content = (
    <>
      <Icon name={entry.icon} />
      <span>{entry.label}</span>
    </>
  );

  switch (entry.kind) {
    case 'page': {
      const { section }: Route = routeAt(pathname);
      const current = pathname === entry.path ? 'page' : section === entry.path;
      return (
        <Link
          to={entry.path}
          className={className}
          aria-current={current}
          onClick={(event) => {
            onChoose?.();
            if (entry.audience !== 'signedOut' || isModified(event)) return;
            // The login keeps the page that was asked for. While its code loads, the entry already holds that page.
            event.preventDefault();
            const replace = window.location.pathname === entry.path;
            void navigate(entry.path, { replace, state: entryState() });
          }}
        >
          {content}
        </Link>
      );
    }
    case 'elsewhere':
      return (
        <a href={entry.href} className={className} onClick={onChoose}>
          {content}
        </a>
      );
    case 'logout':
      return (
        <button
          type="button"
          className={className}
          onClick={() => {
            onChoose?.();
            logout();
          }}
        >
          {content}
        </button>
      );
  }
}
