import { screen } from '@testing-library/react';
import { putFourContacts } from '../fakes/contactDocuments';
import { openSite } from '../fakes/site';
import { keysButton } from './keysButton';

export function link(name: string): HTMLElement {
  return screen.getByRole('link', { name });
}

/** Opens a page behind the login, with its keys. */
export async function open(path: string) {
  putFourContacts();
  const user = openSite(path);
  await keysButton();
  return user;
}

export async function openList() {
  const user = await open('/dashboard');
  await screen.findByRole('table');
  return user;
}
