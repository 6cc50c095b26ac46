import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { AuthProvider } from './auth/AuthProvider';
import { hostingRedirect } from './auth/hostingRedirect';
import { ErrorBoundary } from './components/ErrorBoundary';
import { Loading } from './components/Loading';
import { visitorPaths } from './content/routes';
import { site } from './content/site';
import { project } from './firebase/configuration';
import { reloadOnLostChunk } from './lib/reloadOnLostChunk';
import './styles/base.css';

reloadOnLostChunk();

// Without an address of its own, the site stays where it is.
const ownAddress =
  import.meta.env.VITE_SITE_ORIGIN &&
  hostingRedirect(window.location, project.projectId, site.origin);
if (ownAddress) {
  window.location.replace(ownAddress);
} else {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <AuthProvider loading={<Loading title="Loading..." />} visitorPaths={visitorPaths}>
            <App />
          </AuthProvider>
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>,
  );
}
