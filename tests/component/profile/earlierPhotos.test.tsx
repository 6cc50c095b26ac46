import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { earlierPhotosTime, rememberEarlierPhotos } from '../../../src/account/photo/earlierPhotos';
import { database } from '../fakes/fakeDatabase';
import { fileStorage } from '../fakes/fakeFiles';
import { signInService } from '../fakes/fakeSignIn';
import { ada, openSite, reloadSite } from '../fakes/site';
import {
  choose,
  fill,
  openProfile,
  PHOTO,
  pictures,
  save,
  STORED,
  watchPreviews,
} from './profileSite';

vi.mock(import('../../../src/account/photo/photo'), async (load) => ({
  ...(await load()),
  profilePhoto: vi.fn((blob: Blob) => Promise.resolve(blob)),
}));

const SAVED = 'Profile updated successfully!';
const LEFT = 'We couldn’t delete the old photo yet. We’ll try again on your next visit.';
const OLDER = 'profile_images/ada/profile_1600000000000.jpg';
const OLD = 'profile_images/ada/profile_1700000000000.jpg';
const MARYS = 'profile_images/mary/profile_1600000000000.jpg';
const photoURL = `https://firebasestorage.googleapis.com/v0/b/demo-cardfile.appspot.com/o/${encodeURIComponent(OLD)}?alt=media&token=t`;
const main = () => screen.getByRole('main');
const press = (name: string) => screen.getByRole('button', { name });

/** Ada's profile with a photo, and others of hers and Mary's that earlier visits have left. */
async function openWithPhoto() {
  for (const file of [OLDER, OLD, MARYS]) fileStorage.stored.add(file);
  watchPreviews();
  return openProfile({ ...STORED, photoURL });
}

test('a new photo takes the place of all earlier ones, and of nobody else', async () => {
  const user = await openWithPhoto();
  choose(PHOTO);
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  const [{ path } = { path: '' }] = fileStorage.sent;
  expect([...fileStorage.stored].sort()).toEqual([path, MARYS].sort());
  expect(earlierPhotosTime('ada')).toBeNull();
});

test('a photo is removed with the next save, from sign-in and storage too', async () => {
  const user = await openWithPhoto();
  await user.click(press('Remove Photo'));
  expect(pictures(main())).toEqual([]);
  expect(fileStorage.stored).toContain(OLD);
  expect(database.writes).toEqual([]);

  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(database.read('users/ada')).toMatchObject({ photoURL: '' });
  expect(signInService.user?.photoURL).toBe('');
  expect([...fileStorage.stored]).toEqual([MARYS]);
  expect(screen.queryByRole('button', { name: 'Remove Photo' })).not.toBeInTheDocument();
});

test('a removal and a choice can be taken back', async () => {
  const user = await openWithPhoto();
  await user.click(press('Remove Photo'));
  await user.click(press('Undo Photo Change'));
  expect(pictures(main())).toEqual([photoURL]);

  choose(PHOTO);
  await waitFor(() => {
    expect(pictures(main())).toEqual(['blob:1']);
  });
  await user.click(press('Undo Photo Change'));
  expect(pictures(main())).toEqual([photoURL]);
  expect(press('Change Photo')).toHaveFocus();

  fill('Company', 'Countess & Co');
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(fileStorage.sent).toEqual([]);
  expect(database.read('users/ada')).toMatchObject({ photoURL, company: 'Countess & Co' });
  expect(fileStorage.stored).toContain(OLD);
});

test('an earlier photo that cannot be deleted is named, and goes at a later visit', async () => {
  const user = await openWithPhoto();
  fileStorage.failDeletions('unauthorized');
  await user.click(press('Remove Photo'));
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(screen.getByText(LEFT)).toBeVisible();
  expect(fileStorage.stored).toContain(OLD);

  fileStorage.failDeletions(null);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000);
  reloadSite();
  await waitFor(() => {
    expect([...fileStorage.stored]).toEqual([MARYS]);
  });
  await waitFor(() => {
    expect(earlierPhotosTime('ada')).toBeNull();
  });
});

test('a photo that was stored by a visit which ended half-way goes, the one in use stays', async () => {
  const lost = `profile_images/ada/profile_${String(Date.now())}.jpg`;
  for (const file of [OLD, lost]) fileStorage.stored.add(file);
  database.put('users/ada', { ...STORED, photoURL });
  const due = Date.now() + 60 * 60_000;
  rememberEarlierPhotos('ada', due);
  openSite('/dashboard', { ...ada, photoURL });
  await screen.findByRole('heading', { name: 'No business cards yet' });
  // Another tab may be about to save it.
  expect([...fileStorage.stored]).toEqual([OLD, lost]);

  vi.spyOn(Date, 'now').mockReturnValue(due);
  reloadSite();
  await waitFor(() => {
    expect([...fileStorage.stored]).toEqual([OLD]);
  });
});
