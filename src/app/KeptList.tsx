import { Activity, useContext, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { routeAt } from '../routes';
import { pages } from './pages';

export const KEPT_PAGE = 'contactList/ContactListPage';
const ContactListPage = pages[KEPT_PAGE];

/**
 * The contacts list. Once it was shown it stays, hidden and at rest, while other pages are open: the way back
 * finds its search, its scroll position, its focus and its rows (decision 0043).
 */
export function KeptList() {
  const now = useContext(LocationContext);
  const isShown = routeAt(now.location.pathname).page === KEPT_PAGE;
  // A hidden list does not follow the address, which is that of another page.
  const [own, setOwn] = useState(isShown ? now : null);
  if (isShown && own !== now) setOwn(now);
  if (!own) return null;
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <LocationContext value={isShown ? now : own}>
        <ContactListPage />
      </LocationContext>
    </Activity>
  );
}
