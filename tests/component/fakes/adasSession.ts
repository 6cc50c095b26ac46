// First: it stands in for the services before any is used.
import { ada } from './site';
import { afterEach, beforeEach } from 'vitest';
import { changedFields } from '../../../src/contacts/model/changes';
import type { Contact } from '../../../src/contacts/model/contact';
import type { ContactTexts } from '../../../src/contacts/model/fields';
import { ContactSession } from '../../../src/contacts/store/ContactSession';
import { contactTexts } from '../../../src/contacts/store/saves/saveContact';
import { contactEditPath } from '../../../src/routes';
import { Session } from '../../../src/session/Session';
import { putFourContacts } from './contactDocuments';
import { signInService } from './fakeSignIn';

let session: Session;

/** What Ada's session of the test that runs has behind the login. */
export let contacts: ContactSession;

/** Gives each test a session of Ada's with four contacts, where no page is drawn. */
export function startAdasSession(): void {
  beforeEach(async () => {
    signInService.become(ada);
    putFourContacts();
    session = new Session('ada');
    contacts = session.contacts((of) => new ContactSession(of));
    await contacts.store.load();
  });

  afterEach(() => {
    session.end();
  });
}

export const contact = (id: string) => contacts.store.contact(id) as Contact;

/** Types into Grace's form, and gives what saves it. */
export function typeIntoGrace(texts: Partial<ContactTexts>): () => Promise<unknown> {
  const form = contactEditPath('grace');
  session.drafts.open(form, contactTexts(contact('grace')), changedFields);
  session.drafts.dispatch(form, { kind: 'type', texts });
  return () => contacts.saves.save(contacts.store, contact('grace'), false);
}
