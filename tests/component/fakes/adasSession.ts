// First: it stands in for the services before any is used.
import { ada } from './site';
import { afterEach, beforeEach } from 'vitest';
import { changedFields } from '../../../src/contacts/model/changes';
import { contactTexts, type Contact } from '../../../src/contacts/model/contact';
import type { ContactTexts } from '../../../src/contacts/model/fields';
import { ContactSession } from '../../../src/contacts/store/ContactSession';
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

/** Types into the form of a contact, and gives what saves it. */
export function typeInto(id: string, texts: Partial<ContactTexts>): () => Promise<unknown> {
  const form = contactEditPath(id);
  session.drafts.open(form, contactTexts(contact(id)), changedFields);
  session.drafts.dispatch(form, { kind: 'type', texts });
  return () => contacts.saves.save(contact(id), false);
}
