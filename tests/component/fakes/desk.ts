import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { putFourContacts } from './contactDocuments';
import { openSite } from './site';

const matchMedia = window.matchMedia.bind(window);

/** Gives the window room for a desk: that of happy-dom is too narrow. */
export function makeRoomForDesk(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.startsWith('(width >= 80rem)') ? '(width > 0px)' : query),
  );
}

/** Opens Grace beside the list of four. */
export async function openGrace(): Promise<UserEvent> {
  putFourContacts();
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  return user;
}
