import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { database, type Fields } from '../fakes/fakeDatabase';
import { openSite } from '../fakes/site';

/** Ada's `users` document. */
export const STORED: Fields = {
  name: 'Ada Lovelace',
  email: 'ada@cardfile.example',
  phone: '+44 20 7946 0123',
  company: 'Analytical Engines',
  title: 'Programmer',
  plan: 'free',
  scansUsed: 3,
  maxScans: 100,
};

export const PHOTO = new File(['holiday'], 'holiday.png', { type: 'image/png' });

/** Opens Ada's profile as it is stored (`null`: there is none). */
export async function openProfile(stored: Fields | null = STORED): Promise<UserEvent> {
  if (stored) database.put('users/ada', stored);
  const user = openSite('/profile');
  await screen.findByRole('button', { name: 'Save Changes' });
  return user;
}

/** Opens the dialog for the photo. */
export async function openPhoto(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Change Photo' }));
  return screen.findByRole('dialog', { name: 'Change Photo' });
}

export const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const save = () => screen.getByRole('button', { name: 'Save Changes' });

export function fill(label: string, value: string): void {
  fireEvent.change(box(label), { target: { value } });
}

/** Chooses a photo, past the picker of the browser. */
export function choose(file: File): void {
  fireEvent.change(box('Photo file'), { target: { files: [file] } });
}

/** Every picture's address inside of `place`. */
export function pictures(place: HTMLElement): (string | null)[] {
  return [...place.querySelectorAll('img')].map((image) => image.getAttribute('src'));
}

/** A link that leads away from the page. */
export function contactsLink(): HTMLElement {
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  return navigation.getByRole('link', { name: 'Contacts' });
}
