import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { database } from '../fakes/fakeDatabase';
import { fileStorage } from '../fakes/fakeFiles';
import { catchSavedFiles } from '../fakes/savedFiles';
import { address } from '../fakes/site';
import { askToDeleteGrace, DELETED, FRONT, GRACE, pass, press } from './deletedContact';

afterEach(() => {
  vi.useRealTimers();
});

/** What only older apps wrote. */
const OLD = { ...GRACE, photoURL: 'http://pictures.example/grace.jpg' };

/** Confirms the deletion of a contact that could not come back; another question follows. */
async function askAgain(): Promise<HTMLElement> {
  await askToDeleteGrace(OLD);
  await press('Delete', screen.getByRole('alertdialog'));
  return screen.getByRole('alertdialog', { name: 'Delete \u2068Grace Hopper\u2069 for good?' });
}

test('a contact that could not come back is deleted after a second question', async () => {
  const question = await askAgain();
  expect(question).toHaveAccessibleDescription(
    'An older version of the app stored this contact in a form we no longer accept. Once deleted, it can’t be restored. Save it as a vCard first if you might need it.',
  );
  expect(database.read('businessCards/grace')).toEqual(OLD);

  await press('Delete for Good', question);
  await pass(100);
  expect(screen.getByText(DELETED)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(database.read('businessCards/grace')).toBeUndefined();
  expect(fileStorage.stored).not.toContain(FRONT);
  expect(address()).toBe('/dashboard');
});

test('its vCard can be saved first', async () => {
  const savedFiles = catchSavedFiles();
  const question = await askAgain();
  await press('Save vCard', question);
  const [file] = await savedFiles();
  expect(file?.name).toMatch(/^contacts_export_\d{4}-\d\d-\d\d\.vcf$/);
  expect(file?.text).toContain('FN:Grace Hopper\r\n');
  expect(database.read('businessCards/grace')).toEqual(OLD);
});

test('Cancel keeps it, and nothing is said', async () => {
  const question = await askAgain();
  await press('Cancel', question);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByText(/deleted/)).not.toBeInTheDocument();
  expect(database.read('businessCards/grace')).toEqual(OLD);
  expect(address()).toBe('/contact/grace');
});
