import { AuthProvider } from '../auth/AuthProvider';
import { Loading } from '../ui/Loading';
import { NeedsScript } from '../ui/NeedsScript';
import { App } from './App';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyRoute } from './lazyRoute';

const SilentStorage = lazyRoute(() => import('./SilentStorage'), 'SilentStorage');

/** The whole site below its router, drawn alike by the browser and by the build (src/prerender.tsx). */
export function Site() {
  return (
    <ErrorBoundary>
      <AuthProvider
        loading={
          <NeedsScript missing="Your contacts and the login need JavaScript. Please turn it on and reload this page.">
            <Loading title="Loading..." />
          </NeedsScript>
        }
        silent={<SilentStorage />}
      >
        <App />
      </AuthProvider>
    </ErrorBoundary>
  );
}
