import { useContext, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { RequireAuth } from '../account/signIn/RequireAuth';
import { useAuth } from '../session/useAuth';
import { redirects, routes } from '../routes';
import { SessionContext, SessionProvider } from '../session/SessionProvider';
import { lateCode } from '../platform/lateCode';
import { runWhenIdle } from '../platform/runWhenIdle';
import { ErrorBoundary } from './ErrorBoundary';
import { KeptList, KEPT_PAGE } from './KeptList';
import { Layout } from './Layout/Layout';
import { pages } from './pages';

/** Every page of the site map (src/routes.ts), those for signed-in people behind their guard. */
export function App() {
  const { state } = useAuth();
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
            {routes.filter(({ access }) => access !== 'signedIn').map(routeOf)}
            {redirects.map(({ from, to }) => (
              <Route key={from} path={from} element={<Navigate to={to} replace />} />
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

/** People open these from the list, also on a slow line or without one. */
const NEXT = [pages['contact/ContactDetailPage'], pages['contact/ContactEditPage']];

/** Written out so that a build without the worker drops its code. */
const hasWorker = import.meta.env.PROD && import.meta.env.VITE_SITE_WORKER !== 'off';

const loadWorker = lateCode(() => import('../session/worker/keepWorker'));

function SignedInOnly() {
  const session = useContext(SessionContext);
  useEffect(() => {
    const end = new AbortController();
    const keepSite = async () => {
      if (!hasWorker || !session) return;
      const { keepWorker } = await loadWorker();
      if (!end.signal.aborted) keepWorker(session, end.signal);
    };
    const cancel = runWhenIdle([
      ...NEXT.map(
        ({ fetch }) =>
          () =>
            void fetch(),
      ),
      () => void keepSite().catch(() => undefined),
    ]);
    return () => {
      cancel();
      end.abort();
    };
  }, [session]);
  return (
    <RequireAuth>
      {({ uid }) => (
        // Keyed by user: no page of one user stays for the next one.
        <ErrorBoundary key={uid}>
          <Outlet />
        </ErrorBoundary>
      )}
    </RequireAuth>
  );
}
