/** The product's own list with every row in the document: the build puts `everyRow.ts` in the window's place. */
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ContactsPanel } from '../../../src/pages/contactList/ContactsPanel';
import '../../../src/styles/base.css';
import { SessionProvider } from '../../../src/session/SessionProvider';
import { contacts } from './contacts';

const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <BrowserRouter>
    <SessionProvider uid="tenthousand">
      <ContactsPanel
        list={{ kind: 'all', contacts, loadedAt: Date.now() }}
        onTryAgain={() => undefined}
      />
    </SessionProvider>
  </BrowserRouter>,
);
