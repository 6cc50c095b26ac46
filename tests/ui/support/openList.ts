import type { Page } from '@playwright/test';
import { expectCount, expectTools } from '../../e2e/support/shownContacts';
import { putContacts, type StoredFields } from './storedContacts';
import { createUser, signIn, type User } from './test';

/** The list of a new user, once all of these contacts are in it and its tools are there. Gives the user, and the ids in the same order. */
export async function openList(
  page: Page,
  contacts: readonly StoredFields[],
): Promise<{ user: User; ids: [string, ...string[]] }> {
  const user = await createUser();
  const ids = await putContacts(user, contacts);
  await signIn(page, user);
  await expectCount(page, String(contacts.length), String(contacts.length));
  await expectTools(page);
  return { user, ids };
}
