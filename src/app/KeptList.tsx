import { Activity, useContext, useLayoutEffect, useMemo, useState, type ContextType } from 'react';
import {
  matchRoutes,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';
import { DetailPaneContext, DESK } from '../contacts/desk/detailPane';
import { routeAt } from '../routes';
import { useMediaQuery } from '../ui/device';
import { MainContext } from './MainContext';
import { pages } from './pages';

export const KEPT_PAGE = 'contactList/ContactListPage';
const ContactListPage = pages[KEPT_PAGE];
/** One element: a change of the contact beside it does not draw the page again. */
const PAGE = <ContactListPage />;

/** A contact follows the focus in the list, its form does not. */
const BESIDE = [{ path: '/contact/:id' }, { path: '/contact/edit/:id' }];

/** Where the list is while only a contact beside it has been opened. */
const OWN: ContextType<typeof LocationContext> = {
  location: { pathname: '/dashboard', search: '', hash: '', state: null, key: '' },
  navigationType: NavigationType.Pop,
};

/** The contacts list. It stays mounted: hidden for the way back (decision 0043) or beside a contact (decision 0045). */
export function KeptList() {
  const now = useContext(LocationContext);
  const main = useContext(MainContext);
  const isAlone = routeAt(now.location.pathname).page === KEPT_PAGE;
  const pane = useDetailPaneAt(now.location.pathname);
  // On any other page the address is that page's.
  const [own, setOwn] = useState(isAlone ? now : null);
  if (isAlone && own !== now) setOwn(now);
  if (pane && !own) setOwn(OWN);
  useLayoutEffect(() => {
    if (!pane) return;
    main?.setAttribute('data-desk', '');
    return () => {
      main?.removeAttribute('data-desk');
    };
  }, [pane, main]);
  if (!own) return null;
  return (
    <Activity mode={isAlone || pane ? 'visible' : 'hidden'}>
      <LocationContext value={isAlone ? now : own}>
        <DetailPaneContext value={pane}>{PAGE}</DetailPaneContext>
      </LocationContext>
    </Activity>
  );
}

function useDetailPaneAt(pathname: string) {
  const isDesk = useMediaQuery(DESK);
  const [match] = (isDesk && matchRoutes(BESIDE, pathname)) || [];
  const id = match?.params['id'];
  const follows = match?.route === BESIDE[0];
  return useMemo(() => (id === undefined ? null : { id, follows }), [id, follows]);
}
