import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { database, SERVER_TIMESTAMP } from '../fakes/fakeDatabase';
import { box, fill, openProfile, save, STORED } from './profileSite';

const SAVED = 'Profile updated successfully!';

/** Changes phone and company here after another tab has changed the company. */
async function saveOverAnother() {
  const user = await openProfile();
  fill('Phone', '1');
  fill('Company', 'Countess & Co');
  database.put('users/ada', { ...STORED, company: 'Babbage Ltd', title: 'Analyst' });
  await user.click(save());
  await screen.findByRole('dialog', { name: 'Changed elsewhere' });
  return user;
}

const written = () =>
  database.writes.map((write) => (write.kind === 'update' ? write.fields : write.kind));

test('theirs is kept where theirs is chosen, in the form too; the rest is saved', async () => {
  const user = await saveOverAnother();
  await user.click(screen.getByRole('radio', { name: /^Changed elsewhere/ }));
  await user.click(screen.getByRole('button', { name: 'Save Choices' }));
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(written()).toEqual([{ phone: '1', updatedAt: SERVER_TIMESTAMP }]);
  expect(box('Company')).toHaveValue('Babbage Ltd');

  // The next save begins with what stands there now.
  fill('Company', 'Countess & Co');
  await user.click(save());
  await screen.findByText(SAVED);
  expect(written().at(-1)).toEqual({ company: 'Countess & Co', updatedAt: SERVER_TIMESTAMP });
});

test('a name that only the sign-in had is no conflict', async () => {
  const user = await openProfile({ ...STORED, name: '' });
  fill('Name', 'Ada King');
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
});

test('a profile that was made elsewhere meanwhile is not overwritten', async () => {
  const user = await openProfile(null);
  fill('Company', 'Countess & Co');
  database.put('users/ada', { ...STORED, company: 'Babbage Ltd' });
  await user.click(save());
  expect(await screen.findByRole('radio', { name: /Babbage Ltd$/ })).not.toBeChecked();
  expect(database.writes).toEqual([]);
});

test('back in the form all is as it was typed, and nothing is said', async () => {
  const user = await saveOverAnother();
  await user.click(screen.getByRole('button', { name: 'Back to the Form' }));
  expect(box('Company')).toHaveValue('Countess & Co');
  expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(database.writes).toEqual([]);
});
