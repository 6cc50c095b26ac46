import type { ComponentProps } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { routeAt, type Route } from '../../routes';
import { Icon } from '../../ui/Icon';
import { isModified } from '../../ui/isModified';
import type { NavigationEntry } from './navigation';
import { useLogout } from './Logout';
import { entryState } from '../../ui/historyEntry';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  entry: Extract<NavigationEntry, { kind: 'page' }>;
  onChoose?: (() => void) | undefined;
}

/** A link to one of our pages. The login keeps the page that was asked for. */
export function PageLink({ entry: { path, audience }, onChoose, ...rest }: PageLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      {...rest}
      to={path}
      onClick={(event) => {
        onChoose?.();
        if (audience !== 'signedOut' || isModified(event)) return;
        // While the code of the login loads, the entry already holds that page.
        event.preventDefault();
        const replace = window.location.pathname === path;
        void navigate(path, { replace, state: entryState() });
      }}
    />
  );
}

interface NavigationItemProps {
  entry: NavigationEntry;
  className: string | undefined;
  onChoose?: () => void;
}

/** One entry of the dock or the menu: a link, or the log-out button. */
export function NavigationItem({ entry, className, onChoose }: NavigationItemProps) {
  const { pathname } = useLocation();
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
        <PageLink entry={entry} className={className} aria-current={current} onChoose={onChoose}>
          {content}
        </PageLink>
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
