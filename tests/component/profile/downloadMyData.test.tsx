import { screen, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../../src/platform/downloadFile';
import { graceHopper } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { openProfile } from './profileSite';

vi.mock(import('../../../src/platform/downloadFile'), () => ({ downloadFile: vi.fn() }));

beforeEach(() => {
  vi.mocked(downloadFile).mockClear();
});

const region = () => within(screen.getByRole('region', { name: 'Account Actions' }));

/** What the file of the last download holds. */
function saved(): { data: unknown; cards: string } {
  const [, type, content] = vi.mocked(downloadFile).mock.lastCall ?? [];
  expect(type).toBe('application/zip');
  const files = unzipSync(content as Uint8Array);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { data: JSON.parse(text('data.json')), cards: text('contacts.vcf') };
}

test('is one file with all that is stored, contacts without a date too', async () => {
  database.put('businessCards/grace', graceHopper({ scanId: 7 }));
  database.put('businessCards/undated', { userId: 'ada', name: 'Undated' });
  database.put('businessCards/marys', { userId: 'mary', name: 'Not hers' });
  database.put('users/ada/decisions/review', { entries: { 'grace phone': 'phone-length 1x' } });
  const user = await openProfile();
  await user.click(region().getByRole('button', { name: 'Download My Data' }));
  expect(
    await region().findByText(/^Your data was saved as cardfile_data_.*\.zip\.$/),
  ).toBeVisible();
  const { data, cards } = saved();
  expect(data).toMatchObject({
    account: { uid: 'ada', email: 'ada@cardfile.example' },
    profile: { name: 'Ada Lovelace', scansUsed: 3 },
    subscription: null,
    contacts: [
      { id: 'grace', scanId: 7, createdAt: '2025-06-15T12:00:00.000Z' },
      { id: 'undated', name: 'Undated' },
    ],
    pictures: [expect.stringContaining('grace.png')],
    decisions: { review: { entries: { 'grace phone': 'phone-length 1x' } }, pairs: null },
  });
  expect(cards.match(/^FN:.*$/gm)).toEqual(['FN:Grace Hopper', 'FN:Undated']);
});

test('has every contact, however many pages they are read in', async () => {
  for (let number = 0; number < 501; number += 1) {
    database.put(`businessCards/c${String(number)}`, graceHopper());
  }
  const user = await openProfile();
  await user.click(region().getByRole('button', { name: 'Download My Data' }));
  expect(await region().findByText(/^Your data was saved as/)).toBeVisible();
  expect(saved().cards.match(/^BEGIN:VCARD\r$/gm)).toHaveLength(501);
});

test('a failure is said, and no half of a file is saved', async () => {
  const user = await openProfile();
  database.failNext('list businessCards', 'unavailable');
  database.failNext('list businessCards', 'unavailable');
  await user.click(region().getByRole('button', { name: 'Download My Data' }));
  expect(await region().findByRole('alert')).toHaveTextContent(
    'We couldn’t download your data. The service is busy.',
  );
  expect(downloadFile).not.toHaveBeenCalled();
});
