import { readDocument } from './support/documents';
import { fileStorage } from './support/standIns';
import { createUser, expect, signIn, test } from './support/test';

test.describe('with a file that is no picture', () => {
  test('it is refused before anything is sent', async ({ page }) => {
    const user = await createUser({ displayName: 'Ada Lovelace' });
    await signIn(page, user, '/profile');
    await page.getByRole('button', { name: 'Change Photo' }).click();
    const buffer = Buffer.from('Not a picture.');
    await page.getByLabel('Photo file').setInputFiles({
      name: 'letter.txt',
      mimeType: 'text/plain',
      buffer,
    });
    await expect(page.getByText(/^Failed to upload image/)).toHaveText(
      'Failed to upload image: This file isn’t an image.',
    );
    await page.getByLabel('Photo file').setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
    await expect(page.getByText(/^Failed to upload image/)).toHaveText(
      'Failed to upload image: This image can’t be read. Choose a JPEG, PNG, WebP or GIF.',
    );
    expect(fileStorage.sent).toEqual([]);
    expect(await readDocument(`users/${user.uid}`)).toBeUndefined();
  });
});
