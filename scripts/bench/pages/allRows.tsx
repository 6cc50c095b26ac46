/** The product's own list with every row in the document: the build puts `everyRow.ts` in the window's place. */
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ContactsPanel } from '../../../src/pages/dashboard/ContactsPanel';
import '../../../src/styles/base.css';
import { UserMemoryProvider } from '../../../src/userMemory/UserMemoryProvider';
import { contacts } from './contacts';

const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <BrowserRouter>
    <UserMemoryProvider uid="tenthousand">
      <ContactsPanel
        list={{ kind: 'all', contacts, loadedAt: Date.now() }}
        onTryAgain={() => undefined}
      />
    </UserMemoryProvider>
  </BrowserRouter>,
);
