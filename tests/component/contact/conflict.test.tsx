import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper } from '../fakes/contactDocuments';
import { database, SERVER_TIMESTAMP, timestamp, type Fields } from '../fakes/fakeDatabase';
import { box, edit, fill, save, sent } from './editForm';

/** Another tab, or the phone, has saved these in the meantime. */
function changeElsewhere(more: Fields): void {
  database.put('businessCards/grace', graceHopper(more));
}

async function question(): Promise<void> {
  await screen.findByRole('dialog', { name: 'Changed elsewhere' });
}

test('a field that was changed elsewhere is not overwritten: both texts are shown', async () => {
  const user = await edit();
  fill('Company', 'US Navy');
  fill('Job Title', 'Rear Admiral');
  changeElsewhere({ company: 'Remington Rand', updatedAt: timestamp('2025-07-03T12:00:00Z') });
  await user.click(save());

  await question();
  expect(
    screen.getByText(
      'This was changed on your phone or in another tab while you were typing. Choose what to keep.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('group', { name: 'Company' })).toBeVisible();
  // The title was changed here alone.
  expect(screen.queryByRole('group', { name: 'Job Title' })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Yours US Navy' })).not.toBeChecked();
  const theirs = /^Changed elsewhere, Jul 3, 2025 \d+:00.* Remington Rand$/;
  expect(screen.getByRole('radio', { name: theirs })).not.toBeChecked();
  expect(database.writes).toEqual([]);
});

test('nothing is written where theirs is chosen, and the contact shows it', async () => {
  const user = await edit();
  fill('Company', 'US Navy');
  changeElsewhere({ company: '' });
  await user.click(save());
  await question();
  await user.click(screen.getByRole('radio', { name: /^Changed elsewhere.*\(empty\)$/ }));
  await user.click(screen.getByRole('button', { name: 'Save Choices' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  expect(screen.queryByText('Your changes were saved.')).not.toBeInTheDocument();
  expect(screen.queryByText('US Navy')).not.toBeInTheDocument();
  expect(database.writes).toEqual([]);
});

test('each field is a choice of its own', async () => {
  const user = await edit();
  fill('Company', 'US Navy');
  fill('Website', 'navy.example');
  fill('Notes', 'COBOL');
  changeElsewhere({ company: 'Remington Rand', website: 'rand.example' });
  await user.click(save());
  await question();
  const company = within(screen.getByRole('group', { name: 'Company' }));
  const website = within(screen.getByRole('group', { name: 'Website' }));
  await user.click(company.getByRole('radio', { name: /^Changed/ }));
  await user.click(website.getByRole('radio', { name: 'Yours https://navy.example' }));
  await user.click(screen.getByRole('button', { name: 'Save Choices' }));

  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  const { updatedAt, ...written } = sent();
  expect(updatedAt).toBe(SERVER_TIMESTAMP);
  expect(written).toEqual({ website: 'https://navy.example', notes: 'COBOL' });
});

test('a save that fails after the choice keeps it in the form, and a new try neither asks nor judges', async () => {
  const user = await edit();
  fill('Company', 'US Navy');
  fill('Website', 'navy.example');
  changeElsewhere({ company: 'Remington Rand', website: 'no address at all' });
  await user.click(save());
  await question();
  await user.click(screen.getByRole('radio', { name: 'Yours US Navy' }));
  await user.click(screen.getByRole('radio', { name: /no address at all$/ }));
  database.failNext('update businessCards', 'resource-exhausted');
  await user.click(screen.getByRole('button', { name: 'Save Choices' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to update contact. The service is busy. Please try again in a moment.',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(box('Company')).toHaveValue('US Navy');
  expect(box('Website')).toHaveValue('no address at all');

  await user.click(save());
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(sent()).toEqual({ company: 'US Navy', updatedAt: SERVER_TIMESTAMP });
});

test('while the question stands, nothing is said to be saving', async () => {
  const user = await edit();
  fill('Company', 'US Navy');
  changeElsewhere({ company: 'Remington Rand' });
  await user.click(save());
  await question();
  expect(screen.queryByText('Saving...')).not.toBeInTheDocument();
  const held = database.holdNext('update businessCards');
  await user.click(screen.getByRole('radio', { name: /^Yours/ }));
  await user.click(screen.getByRole('button', { name: 'Save Choices' }));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  held.release();
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
});

test('another text that changes between the look and the write is kept, and shown', async () => {
  const user = await edit();
  fill('Company', 'US Navy');
  const held = database.holdNext('update businessCards');
  await user.click(save());
  changeElsewhere({ title: 'Rear Admiral' });
  held.release();
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(sent()).toEqual({ company: 'US Navy', updatedAt: SERVER_TIMESTAMP });
  expect(await screen.findAllByText('Rear Admiral')).not.toHaveLength(0);
  expect(database.read('businessCards/grace')).toMatchObject({ title: 'Rear Admiral' });
});
