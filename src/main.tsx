import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { AuthProvider } from './auth/AuthProvider';
import { ErrorBoundary } from './components/ErrorBoundary';
import { Loading } from './components/Loading';
import { visitorPaths } from './content/routes';
import { project } from './firebase/configuration';
import { hostingRedirect } from './lib/hostingRedirect';
import { reloadOnLostPart } from './lib/reloadOnLostPart';
import './styles/base.css';

reloadOnLostPart();

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
          <AuthProvider loading={<Loading title="Loading..." />} visitorPaths={visitorPaths}>
            <App />
          </AuthProvider>
        </ErrorBoundary>
      </BrowserRouter>
    </StrictMode>,
  );
}
