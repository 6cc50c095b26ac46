import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { database, SERVER_TIMESTAMP } from '../fakes/fakeDatabase';
import { fileStorage } from '../fakes/fakeFiles';
import { signInService } from '../fakes/fakeSignIn';
import { PhotoError, profilePhoto } from '../../../src/account/photo/photo';
import {
  box,
  choose,
  contactsLink,
  fill,
  openPhoto,
  openProfile,
  PHOTO,
  pictures,
  save,
  STORED,
} from './profileSite';

// Pictures are decoded by browsers alone: the browser tests look at that.
vi.mock(import('../../../src/account/photo/photo'), async (load) => ({
  ...(await load()),
  profilePhoto: vi.fn((blob: Blob) => Promise.resolve(blob)),
  photoAddress: vi.fn(() => Promise.resolve('data:image/jpeg;base64,AA==')),
}));

const SAVED = 'Profile updated successfully!';
const LEFT = 'We couldn’t delete the old photo yet. It’s deleted the next time you change it.';
const OLDER = 'profile_images/ada/profile_1600000000000.jpg';
const OLD = 'profile_images/ada/profile_1700000000000.jpg';
const MARYS = 'profile_images/mary/profile_1600000000000.jpg';
const photoURL = `https://firebasestorage.googleapis.com/v0/b/demo-cardfile.appspot.com/o/${encodeURIComponent(OLD)}?alt=media&token=t`;
const main = () => screen.getByRole('main');
const banner = () => screen.getByRole('banner');
const dialog = () => screen.getByRole('dialog');
const press = (user: UserEvent, name: string) =>
  user.click(within(dialog()).getByRole('button', { name }));

/** The dialog over Ada's profile without a photo. */
async function openDialog(): Promise<UserEvent> {
  const user = await openProfile();
  await openPhoto(user);
  return user;
}

/** The same with a photo, and with others of hers and Mary's that earlier visits have left. */
async function openWithPhoto(): Promise<UserEvent> {
  for (const file of [OLDER, OLD, MARYS]) fileStorage.stored.add(file);
  const user = await openProfile({ ...STORED, photoURL });
  await openPhoto(user);
  return user;
}

/** The site at an address that is not a developer's own. */
function standOnSite(): void {
  vi.spyOn(window.location, 'hostname', 'get').mockReturnValue('cardfile.example');
}

test('the dialog shows the photo, and its button opens the picker', async () => {
  const user = await openWithPhoto();
  expect(pictures(dialog())).toEqual([photoURL]);
  expect(box('Photo file').accept).toBe('image/*');
  const click = vi.spyOn(box('Photo file'), 'click');
  await press(user, 'Choose Photo');
  expect(click).toHaveBeenCalledTimes(1);
  await press(user, 'Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change Photo' })).toHaveFocus();
  expect(database.writes).toEqual([]);
});

test('a chosen photo is uploaded with its progress, stored, and shown in the header', async () => {
  const user = await openDialog();
  const held = fileStorage.holdNext();
  choose(PHOTO);
  const bar = await screen.findByRole('progressbar', { name: 'Uploading the photo' });
  await waitFor(() => {
    expect(fileStorage.sent).toHaveLength(1);
  });
  act(() => {
    held.progress(45);
  });
  expect(bar).toHaveAttribute('aria-valuetext', '45%');
  expect(screen.getByText('45%')).toBeVisible();
  expect(database.writes).toEqual([]);
  // It cannot be left, nor can another one be chosen, until it is done.
  await press(user, 'Close');
  choose(PHOTO);
  expect(dialog()).toBeVisible();

  held.release();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bar).not.toBeInTheDocument();
  expect(fileStorage.sent).toHaveLength(1);
  const { path = '', content } = fileStorage.sent[0] ?? {};
  expect(path).toMatch(/^profile_images\/ada\/profile_\d{13}\.jpg$/);
  expect(content).toBe(PHOTO);
  const stored = `https://firebasestorage.googleapis.com/${path}`;
  expect(database.writes).toEqual([
    {
      kind: 'update',
      path: 'users/ada',
      fields: { photoURL: stored, updatedAt: SERVER_TIMESTAMP },
    },
  ]);
  expect(signInService.user?.photoURL).toBe(stored);
  for (const place of [dialog(), main(), banner()]) {
    expect(new Set(pictures(place))).toEqual(new Set([stored]));
  }
});

test('what is typed in the form is neither saved nor lost', async () => {
  const user = await openProfile();
  fill('Company', 'Countess & Co');
  await openPhoto(user);
  choose(PHOTO);
  await screen.findByText(SAVED);
  expect(database.read('users/ada')).toMatchObject({ company: 'Analytical Engines' });
  await press(user, 'Close');
  expect(box('Company')).toHaveValue('Countess & Co');
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(database.read('users/ada')).toMatchObject({
    company: 'Countess & Co',
    photoURL: expect.stringContaining('profile_images'),
  });
  expect(fileStorage.sent).toHaveLength(1);
});

test('without a profile, a photo makes one', async () => {
  const user = await openProfile(null);
  await openPhoto(user);
  choose(PHOTO);
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(database.read('users/ada')).toMatchObject({
    name: 'Ada Lovelace',
    plan: 'free',
    photoURL: expect.stringContaining('profile_images'),
  });
  expect(screen.queryByText(/^User profile not found/)).not.toBeInTheDocument();
});

test.each([
  [new PhotoError('This file isn’t an image.'), 'This file isn’t an image.'],
  [new Error('canvas exploded'), 'An unexpected error occurred.'],
])('a file that is no photo is refused before anything is sent: %s', async (error, reason) => {
  await openDialog();
  vi.mocked(profilePhoto).mockRejectedValueOnce(error);
  choose(PHOTO);
  expect((await screen.findByRole('alert')).textContent).toBe(`Failed to upload image: ${reason}`);
  expect(fileStorage.sent).toEqual([]);
  expect(database.writes).toEqual([]);

  choose(PHOTO);
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an upload that all four paths refuse changes nothing', async () => {
  standOnSite();
  await openDialog();
  for (let path = 1; path <= 4; path += 1) fileStorage.failNext('unauthorized');
  choose(PHOTO);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to upload profile image: You don’t have permission to do this.',
  );
  expect(fileStorage.sent.map(({ path }) => path.replace(/\d{13}/, '*'))).toEqual([
    'profile_images/ada/profile_*.jpg',
    'profiles/ada/profile_*.jpg',
    'users/ada/profile/profile_*.jpg',
    'ada/profile_*.jpg',
  ]);
  expect(database.writes).toEqual([]);
  expect(pictures(main())).toEqual([]);
});

test('an upload without an address has its own message', async () => {
  fileStorage.address = '';
  await openDialog();
  choose(PHOTO);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Image upload failed or no URL returned.',
  );
  expect(database.writes).toEqual([]);
});

test('on localhost, a photo that cannot be uploaded is stored in the document', async () => {
  expect(window.location.hostname).toBe('localhost');
  await openDialog();
  fileStorage.failNext('retry-limit-exceeded');
  choose(PHOTO);
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(database.read('users/ada')).toMatchObject({ photoURL: 'data:image/jpeg;base64,AA==' });
});

test('a failed write is reported, and leaves the photo from before', async () => {
  await openWithPhoto();
  database.failNext('update users', 'resource-exhausted');
  choose(PHOTO);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to update profile: The service is busy. Please try again in a moment.',
  );
  expect(pictures(main())).toEqual([photoURL, photoURL]);
  expect(fileStorage.stored).toContain(OLD);
});

test('says both if the photo was stored but the sign-in has the old one, which the next save ends', async () => {
  const user = await openDialog();
  signInService.failNext('updateProfile', 'internal-error');
  choose(PHOTO);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Your profile data was saved, but your authentication details/,
  );
  expect(screen.getByText('Profile saved!')).toBeVisible();
  expect(pictures(banner())).toEqual([]);

  await press(user, 'Close');
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(pictures(banner())).toEqual(pictures(main()));
});

test('when nobody is signed in any more, nothing is begun', async () => {
  await openDialog();
  vi.spyOn(signInService, 'user', 'get').mockReturnValue(null);
  choose(PHOTO);
  expect((await screen.findByRole('alert')).textContent).toBe('User not authenticated');
  expect(fileStorage.sent).toEqual([]);
});

test('a new photo takes the place of all earlier ones, and of nobody else', async () => {
  await openWithPhoto();
  choose(PHOTO);
  expect(await screen.findByText(SAVED)).toBeVisible();
  const [{ path } = { path: '' }] = fileStorage.sent;
  expect([...fileStorage.stored].sort()).toEqual([path, MARYS].sort());
});

test('a photo is removed, from sign-in and storage too', async () => {
  const user = await openWithPhoto();
  await press(user, 'Remove Photo');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(database.read('users/ada')).toMatchObject({ photoURL: '' });
  expect(signInService.user?.photoURL).toBe('');
  expect(pictures(main())).toEqual([]);
  expect([...fileStorage.stored]).toEqual([MARYS]);
  expect(screen.queryByRole('button', { name: 'Remove Photo' })).not.toBeInTheDocument();
  expect(within(dialog()).getByRole('button', { name: 'Choose Photo' })).toHaveFocus();
});

test('an earlier photo that cannot be deleted is named, and goes with the next change', async () => {
  const user = await openWithPhoto();
  fileStorage.failDeletions('unauthorized');
  await press(user, 'Remove Photo');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(screen.getByText(LEFT)).toBeVisible();
  expect(fileStorage.stored).toContain(OLD);

  fileStorage.failDeletions(null);
  choose(PHOTO);
  await waitFor(() => {
    expect(screen.queryByText(LEFT)).not.toBeInTheDocument();
  });
  expect(await screen.findByText(SAVED)).toBeVisible();
  const [{ path } = { path: '' }] = fileStorage.sent;
  expect([...fileStorage.stored].sort()).toEqual([path, MARYS].sort());
});

test('a photo that another device has stored in the meantime stays', async () => {
  await openWithPhoto();
  const held = fileStorage.holdNext();
  choose(PHOTO);
  await waitFor(() => {
    expect(fileStorage.sent).toHaveLength(1);
  });
  const newer = `profile_images/ada/profile_${String(Date.now() + 1_000)}.jpg`;
  fileStorage.stored.add(newer);
  held.release();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(fileStorage.stored).toContain(newer);
});

test('a photo is stored also when its page is left', async () => {
  await openDialog();
  const held = fileStorage.holdNext();
  choose(PHOTO);
  await waitFor(() => {
    expect(fileStorage.sent).toHaveLength(1);
  });
  act(() => {
    contactsLink().click();
  });
  await screen.findByRole('heading', { name: 'No business cards yet' });
  held.release();
  await waitFor(() => {
    expect(pictures(banner())).toHaveLength(1);
  });
});
