import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { database } from '../fakes/fakeDatabase';
import { fileStorage } from '../fakes/fakeFiles';
import { signInService } from '../fakes/fakeSignIn';
import { PhotoError, profilePhoto } from '../../../src/account/photo/photo';
import {
  box,
  choose,
  fill,
  openProfile,
  PHOTO,
  pictures,
  save,
  watchPreviews,
  contactsLink,
} from './profileSite';

// Pictures are decoded by browsers alone: the browser tests look at that.
vi.mock(import('../../../src/account/photo/photo'), async (load) => ({
  ...(await load()),
  profilePhoto: vi.fn((blob: Blob) => Promise.resolve(blob)),
  photoAddress: vi.fn(() => Promise.resolve('data:image/jpeg;base64,AA==')),
}));

const SAVED = 'Profile updated successfully!';
const main = () => screen.getByRole('main');
const banner = () => screen.getByRole('banner');

/** Waits until the form shows this picture: a chosen file is prepared first. */
async function shows(address: string): Promise<void> {
  await waitFor(() => {
    expect(pictures(main())).toEqual([address]);
  });
}

/** The site at an address that is not a developer's own. */
function standOnSite(): void {
  vi.spyOn(window.location, 'hostname', 'get').mockReturnValue('cardfile.example');
}

test('the button opens the picker', async () => {
  const user = await openProfile();
  const click = vi.spyOn(box('Photo file'), 'click');
  await user.click(screen.getByRole('button', { name: 'Change Photo' }));
  expect(click).toHaveBeenCalledTimes(1);
});

test('a chosen photo shows at once, and its preview is revoked with the next one', async () => {
  const revoked = watchPreviews();
  await openProfile();
  choose(PHOTO);
  await shows('blob:1');
  expect(pictures(banner())).toEqual([]);
  expect(fileStorage.sent).toEqual([]);

  choose(new File(['other'], 'other.png', { type: 'image/png' }));
  await shows('blob:2');
  expect(revoked.mock.calls).toEqual([['blob:1']]);
});

test('the preview is revoked when the user leaves the page', async () => {
  const revoked = watchPreviews();
  const user = await openProfile();
  choose(PHOTO);
  await shows('blob:1');
  await user.click(contactsLink());
  await screen.findByRole('heading', { name: 'No business cards yet' });
  expect(revoked.mock.calls).toEqual([['blob:1']]);
});

test('saving uploads it first, shows progress, and updates the header', async () => {
  const revoked = watchPreviews();
  const user = await openProfile();
  choose(PHOTO);
  const held = fileStorage.holdNext();
  await user.click(save());
  const bar = await screen.findByRole('progressbar', { name: 'Uploading the photo' });
  act(() => {
    held.progress(45);
  });
  expect(bar).toHaveAttribute('aria-valuetext', '45%');
  expect(screen.getByText('45%')).toBeVisible();
  expect(database.writes).toEqual([]);

  held.release();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(
    screen.queryByRole('progressbar', { name: 'Uploading the photo' }),
  ).not.toBeInTheDocument();
  expect(fileStorage.sent).toHaveLength(1);
  const { path = '', content } = fileStorage.sent[0] ?? {};
  expect(path).toMatch(/^profile_images\/ada\/profile_\d{13}\.jpg$/);
  expect(content).toBe(PHOTO);
  const photoURL = `https://firebasestorage.googleapis.com/${path}`;
  expect(database.read('users/ada')).toMatchObject({ photoURL });
  expect(pictures(main())).toEqual([photoURL]);
  expect(pictures(banner())).toEqual([photoURL]);
  expect(signInService.user?.photoURL).toBe(photoURL);
  expect(revoked.mock.calls).toEqual([['blob:1']]);

  // It is stored: the next save sends no file.
  await user.click(save());
  await screen.findByText(SAVED);
  expect(fileStorage.sent).toHaveLength(1);
});

test('a photo chosen during a save is neither lost nor counted as saved', async () => {
  watchPreviews();
  const user = await openProfile();
  choose(PHOTO);
  const held = fileStorage.holdNext();
  await user.click(save());
  await screen.findByRole('progressbar', { name: 'Uploading the photo' });
  const other = new File(['other'], 'other.png', { type: 'image/png' });
  choose(other);
  held.release();
  await screen.findByText(SAVED);
  expect(pictures(main())).toEqual(['blob:2']);

  await user.click(save());
  await screen.findByText(SAVED);
  expect(fileStorage.sent.map(({ content }) => content)).toEqual([PHOTO, other]);
});

test.each([
  [new PhotoError('This file isn’t an image.'), 'This file isn’t an image.'],
  [new Error('canvas exploded'), 'An unexpected error occurred.'],
])(
  'a file that is no photo is refused at once, and the form can be saved: %s',
  async (error, reason) => {
    watchPreviews();
    const user = await openProfile();
    vi.mocked(profilePhoto).mockRejectedValueOnce(error);
    choose(PHOTO);
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Failed to upload image: ${reason}`,
    );
    expect(pictures(main())).toEqual([]);

    fill('Company', 'Countess & Co');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(fileStorage.sent).toEqual([]);
    expect(database.read('users/ada')).toMatchObject({ company: 'Countess & Co' });

    choose(PHOTO);
    await shows('blob:1');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a file that is no photo leaves the one that was chosen before', async () => {
  watchPreviews();
  await openProfile();
  choose(PHOTO);
  await shows('blob:1');
  vi.mocked(profilePhoto).mockRejectedValueOnce(new PhotoError('This file isn’t an image.'));
  choose(PHOTO);
  await screen.findByRole('alert');
  expect(pictures(main())).toEqual(['blob:1']);
});

test('an upload that all four paths refuse ends the save and keeps what was typed', async () => {
  standOnSite();
  watchPreviews();
  const user = await openProfile();
  fill('Company', 'Countess & Co');
  choose(PHOTO);
  for (let path = 1; path <= 4; path += 1) fileStorage.failNext('unauthorized');
  await user.click(save());
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
  expect(box('Company')).toHaveValue('Countess & Co');
  expect(pictures(main())).toEqual(['blob:1']);

  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
});

test('an upload without an address has its own message', async () => {
  watchPreviews();
  fileStorage.address = '';
  const user = await openProfile();
  choose(PHOTO);
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Image upload failed or no URL returned.',
  );
  expect(database.writes).toEqual([]);
});

test('on localhost, a photo that cannot be uploaded is stored in the document', async () => {
  expect(window.location.hostname).toBe('localhost');
  watchPreviews();
  const user = await openProfile();
  choose(PHOTO);
  fileStorage.failNext('retry-limit-exceeded');
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(database.read('users/ada')).toMatchObject({ photoURL: 'data:image/jpeg;base64,AA==' });
});

test('a photo uploaded before a failed save is not sent again, and not forgotten', async () => {
  watchPreviews();
  const user = await openProfile();
  choose(PHOTO);
  database.failNext('update users', 'resource-exhausted');
  await user.click(save());
  await screen.findByText(/^Failed to update profile/);
  const [shown] = pictures(main());
  expect(shown).toMatch(/^https:/);

  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(fileStorage.sent).toHaveLength(1);
  expect(database.read('users/ada')).toMatchObject({ photoURL: shown });
});
