import { Link, useLocation } from 'react-router-dom';
import { useHistoryState } from '../../ui/historyState';
import { Icon } from '../../ui/Icon';
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
  const [state] = useHistoryState();
  const logout = useLogout();
  const content = (
    <>
      <Icon name={entry.icon} />
      <span>{entry.label}</span>
    </>
  );

  switch (entry.kind) {
    case 'page': {
      const inSection = entry.section !== undefined && pathname.startsWith(entry.section);
      const current = pathname === entry.path ? 'page' : inSection;
      return (
        <Link
          to={entry.path}
          // The login keeps the page that was asked for.
          state={entry.audience === 'signedOut' ? state : null}
          className={className}
          aria-current={current}
          onClick={onChoose}
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
