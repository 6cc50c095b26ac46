import { createUser } from '../../setup/accounts';
import { clearDocuments } from '../../setup/documents';
import { openList } from '../support/liveList';
import { phoneOf } from '../support/phone';
import { putContacts } from '../support/storedContacts';
import { expect, test } from '../support/test';

test.use({ listens: true });

test.beforeAll(clearDocuments);

test('a scan of somebody who is in the open list already says so, and leads to both cards', async ({
  page,
}) => {
  const user = await createUser();
  const hana = { name: 'Hana Sato', email: 'hana.sato@kitz.de' };
  const tom = { name: 'Tom Frost', email: 'tom.frost@aoba.de' };
  const createdAt = new Date('2024-05-14T10:00:00Z');
  await putContacts(user, [
    { ...tom, company: 'Aoba' },
    { ...tom, company: 'Aoba Nord' },
    { ...hana, title: 'Engineer', createdAt },
  ]);
  await openList(page, user);
  // The contacts are judged.
  await expect(page.getByRole('link', { name: '1 may be in here twice' })).toBeVisible();
  const said = page.getByText(/^You have a/);
  await expect(said).toHaveCount(0);

  await phoneOf(user).scan({ ...hana, title: 'Director' });
  await expect(said).toHaveText('You have a card of ⁨Hana Sato⁩ from May 2024.');
  await page.getByRole('link', { name: 'Show both' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Same person');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Hana Sato', 'Tom Frost']);
});
