import { screen, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { database, timestamp, type Fields } from '../fakes/fakeDatabase';
import { FakeWorker } from '../fakes/fakeWorker';
import { openSite } from '../fakes/site';

/** A contact of Ada's, the older the higher `age` is. */
export function putContact(id: string, age: number, fields: Fields): void {
  const createdAt = timestamp(new Date(Date.UTC(2026, 0, 31 - age, 12)).toISOString());
  database.put(`businessCards/${id}`, { userId: 'ada', createdAt, ...fields });
}

/** Three contacts that a scan has misread, and one that is right. */
export function putOddContacts(): void {
  putContact('paul', 0, { name: 'Pau1 Weber', company: 'Kitz' });
  putContact('eva', 1, { name: 'Eva Wolf', phone: '+49 3O 901820' });
  putContact('hana', 2, { name: 'Hana Sato', phone: '+49 3O 901821', notes: 'Met in Kyoto.' });
  putContact('ada', 3, { name: 'Ada King', phone: '+49 30 901822' });
}

/** Where the files of the site's own storage are. */
export const OWN = 'https://firebasestorage.googleapis.com/v0/b/demo-cardfile.appspot.com/o/';

/** Two cards of Hana, and one of somebody else. */
export function putTwoCards(more: Fields = {}): void {
  const hana = { name: 'Hana Sato', email: 'hana.sato@kitz.de', phone: '+49 30 901820' };
  putContact('new', 0, { ...hana, title: 'Director', notes: 'Met again.' });
  putContact('old', 200, {
    ...hana,
    ...{ title: 'Engineer', company: 'Kitz', notes: 'Met in Kyoto.', scan: { id: 7 } },
    cardImageURL: `${OWN}${encodeURIComponent('card_images/ada/old.jpg')}?alt=media`,
    ...more,
  });
  putContact('ada', 1, { name: 'Ada King', email: 'ada.king@kitz.de' });
}

/** Opens a page of the site whose contacts are analyzed. */
export function openAnalyzed(path: string) {
  FakeWorker.running.clear();
  vi.stubGlobal('Worker', FakeWorker);
  // Once the page is gone, which lets go of what it began.
  onTestFinished(() => void vi.unstubAllGlobals());
  return openSite(path);
}

/** The pass through the odd contacts, with its keys. */
export async function openPass() {
  putOddContacts();
  const user = openAnalyzed('/clean-up');
  await screen.findByRole('button', { name: 'Keyboard Shortcuts' });
  await screen.findByRole('heading', { level: 2, name: 'Eva Wolf' });
  return user;
}

/** Whose question is shown. */
export const shown = () =>
  within(screen.getByRole('main')).queryByRole('heading', { level: 2 })?.textContent;

/** Whose questions are open, of the kind that is shown. */
export const asked = () => {
  const index = screen.getByRole('region', { name: 'Everything to clean up' });
  const list = within(index).getAllByRole('list')[1];
  // eslint-disable-next-line testing-library/no-node-access -- The name alone.
  return list ? [...list.querySelectorAll('bdi:first-child')].map((one) => one.textContent) : [];
};

/** Shows the question of this kind, or of this contact. */
export async function choose(user: ReturnType<typeof openAnalyzed>, name: RegExp): Promise<void> {
  const index = within(screen.getByRole('region', { name: 'Everything to clean up' }));
  // The kind that is shown is its own choice, too.
  await user.click(index.getAllByRole('button', { name }).at(-1) ?? document.body);
}

/** The box with the text in doubt. */
export const box = () => screen.getByRole<HTMLInputElement>('textbox');

export const phoneOf = (id: string) => database.read(`businessCards/${id}`)?.['phone'];
