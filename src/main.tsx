import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { AuthProvider } from './auth/AuthProvider';
import { ErrorBoundary } from './app/ErrorBoundary';
import { lazyRoute } from './app/lazyRoute';
import { Loading } from './ui/Loading';
import { project } from './firebase/configuration';
import { hostingRedirect } from './lib/hostingRedirect';
import { reportUncaughtErrors } from './reporting/reportError';
import './styles/base.css';

reportUncaughtErrors();

const SilentStorage = lazyRoute(() => import('./app/SilentStorage'), 'SilentStorage');

// The variable itself: without one, the site lives on a default host.
const ownOrigin = import.meta.env.VITE_SITE_ORIGIN;
const ownAddress = hostingRedirect(window.location, project.projectId, ownOrigin);
if (ownAddress) {
  window.location.replace(ownAddress);
} else {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <ErrorBoundary>
          <AuthProvider loading={<Loading title="Loading..." />} silent={<SilentStorage />}>
            <App />
          </AuthProvider>
        </ErrorBoundary>
      </BrowserRouter>
    </StrictMode>,
  );
}
