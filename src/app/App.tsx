import { useEffect } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { RequireAuth } from '../account/signIn/RequireAuth';
import { useAuth } from '../session/useAuth';
import { useToday } from '../platform/today';
import { redirects, routes } from '../routes';
import { SessionProvider } from '../session/SessionProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { KeptList, KEPT_PAGE } from './KeptList';
import { Layout } from './Layout/Layout';
import { DeskRoot, fetchDesk, pages } from './pages';

/** Every page of the site map (src/routes.ts), those for signed-in people behind their guard. */
export function App() {
  const { state } = useAuth();
  // All that is shown of dates is drawn again with another day or time zone.
  useToday();
  const session = state.kind === 'signedIn' ? state.session : null;
  return (
    <SessionProvider session={session}>
      <Layout>
        {/* Before the other pages: it saves its scroll position before they replace it. */}
        {session && (
          <ErrorBoundary key={session.uid}>
            <KeptList />
          </ErrorBoundary>
        )}
        <ErrorBoundary>
          <Routes>
            {routes.filter(({ access }) => access === 'visitor').map(routeOf)}
            <Route element={<Entrance />}>
              {routes.filter(({ access }) => access === 'signInPage').map(routeOf)}
            </Route>
            {redirects.map(({ from, to }) => (
              <Route key={from} path={from} element={<Navigate to={to} replace />} caseSensitive />
            ))}
            <Route element={<SignedInOnly />}>
              {routes.filter(({ access }) => access === 'signedIn').map(routeOf)}
            </Route>
          </Routes>
        </ErrorBoundary>
      </Layout>
    </SessionProvider>
  );
}

function routeOf({ path, page }: (typeof routes)[number]) {
  const Page = pages[page];
  // Case-sensitive like the hosting and `routeAt`.
  return (
    <Route key={path} path={path} element={page === KEPT_PAGE ? null : <Page />} caseSensitive />
  );
}

/** Fetches what is behind the login while somebody types. */
function Entrance() {
  useEffect(() => {
    const end = new AbortController();
    const typing = { once: true, signal: end.signal };
    document.addEventListener('input', () => void fetchDesk(), typing);
    return () => end.abort();
  }, []);
  return <Outlet />;
}

function SignedInOnly() {
  return (
    <RequireAuth>
      {({ uid }) => (
        // Keyed by user: no page of one user stays for the next one.
        <ErrorBoundary key={uid}>
          <Outlet />
          <DeskRoot />
        </ErrorBoundary>
      )}
    </RequireAuth>
  );
}
