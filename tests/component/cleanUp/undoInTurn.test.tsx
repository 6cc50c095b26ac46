import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { database } from '../fakes/fakeDatabase';
import { openAnalyzed, phoneOf, putContact, putOddContacts } from './oddContacts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const stored = (id: string) => database.read(`businessCards/${id}`);
const expectSaid = async (text: string) =>
  expect(await screen.findByText(text, { selector: 'div > span' })).toBeVisible();

test('Ctrl+Z takes the last step back, not what a notice of before still offers to undo', async () => {
  putOddContacts();
  const user = openAnalyzed('/dashboard');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Eva Wolf' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada King' }));
  await user.click(screen.getByRole('button', { name: 'Add to Notes' }));
  await user.type(await screen.findByRole('textbox', { name: 'Line' }), 'Hannover Messe{Enter}');
  await expectSaid('Added the line to the notes of 2 contacts.');
  await user.click(await screen.findByRole('link', { name: '3 to clean up' }));
  await screen.findByRole('heading', { level: 2, name: 'Eva Wolf' });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(phoneOf('eva')).toBe('+49 30 901820');
  });
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => {
    expect(phoneOf('eva')).toBe('+49 3O 901820');
  });
  expect(stored('ada')?.['notes']).toBe('Hannover Messe');

  await user.keyboard('{Control>}z{/Control}');
  await expectSaid('The notes of 2 contacts no longer have the line.');
});

test('Ctrl+Z takes back what was fixed all at once before the step that came before it', async () => {
  putContact('hana', 0, { name: 'HANA SATO' });
  putContact('eva', 1, { name: 'eva wolf' });
  putContact('paul', 2, { name: 'Pau1 Weber' });
  const user = openAnalyzed('/clean-up');
  await screen.findByRole('button', { name: 'Keyboard Shortcuts' });
  await screen.findByRole('heading', { level: 2, name: 'Pau1 Weber' });
  await user.keyboard('d');
  await user.click(await screen.findByRole('button', { name: 'Fix all 2' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Fix All' }));
  await expectSaid('2 texts were fixed.');
  await user.keyboard('{Control>}z{/Control}');
  await expectSaid('2 texts are as before.');
  const answers = database.read('users/ada/decisions/review')?.['entries'];
  expect(answers).toHaveProperty('paul name');

  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Pau1 Weber' })).toBeVisible();
});
