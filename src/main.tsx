import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { REPLACED } from './app/hydrated';
import { keepTyped } from './app/keepTyped';
import { Site } from './app/Site';
import { pages } from './app/pages';
import { hasSignedInFlag } from './account/signIn/sessionFlag';
import { watchTabSession } from './account/signIn/tabSession';
import { project } from './firebase/configuration';
import { hostingRedirect } from './platform/hostingRedirect';
import { reportError, reportUncaughtErrors } from './platform/reporting/reportError';
import { routeAt } from './routes';
import { readCopy } from './session/copy/readCopy';
import { Drafts } from './session/Drafts';
import './styles/base.css';

reportUncaughtErrors();

// Without it, the site lives on a default host.
const ownOrigin = import.meta.env.VITE_SITE_ORIGIN;
const ownAddress = hostingRedirect(window.location, project.projectId, ownOrigin);
if (ownAddress) {
  window.location.replace(ownAddress);
} else {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  watchTabSession();
  start(root);
}

/** Takes over the page as it was served (build/pageDocuments.ts), or draws another in its place. */
function start(root: HTMLElement): void {
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>
  );
  const draw = () => {
    flushSync(() => createRoot(root).render(site));
    showRoot();
  };
  const drawDraft = () => {
    document.dispatchEvent(new Event(REPLACED));
    const name = document.activeElement?.getAttribute('name') ?? '';
    draw();
    document.getElementsByName(name)[0]?.focus();
  };
  const takeOver = () => {
    const putBack = keepTyped(root);
    // As without this option: what differs is an uncaught error.
    const onRecoverableError = (error: unknown) => {
      putBack();
      window.reportError(error);
    };
    // A transition: React lets the browser go on between its parts.
    startTransition(() => {
      hydrateRoot(root, site, { onRecoverableError });
    });
  };

  const { page, access } = routeAt(window.location.pathname);
  if (access === 'signedIn' && hasSignedInFlag()) {
    // At the same time as the sign-in checks the session.
    void readCopy();
    void pages[page].fetch();
  }
  // The served page is that of a visitor who has typed nothing yet.
  if (root.dataset['page'] !== page || hasSignedInFlag()) draw();
  else {
    const hasDraft = new Drafts('').find(window.location.pathname) !== undefined;
    pages[page].preload().then(hasDraft ? drawDraft : takeOver, (error: unknown) => {
      // The page can still be read, and its links work. Its forms do nothing.
      document.documentElement.dataset['incomplete'] = '';
      reportError(error, 'main');
    });
  }
}

function showRoot(): void {
  delete document.documentElement.dataset['session'];
  document.getElementById('waiting')?.remove();
}
