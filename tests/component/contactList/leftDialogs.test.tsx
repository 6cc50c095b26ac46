import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { putFourContacts } from '../fakes/contactDocuments';
import { openSite } from '../fakes/site';

beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
});

async function openContacts(user: UserEvent): Promise<void> {
  const [link] = await screen.findAllByRole('link', { name: 'Contacts' });
  await user.click(link ?? document.body);
  await screen.findByText('Showing 4 of 4 business cards');
  await screen.findAllByRole('menuitem', { name: 'HubSpot' });
}

const openings: Record<string, (user: UserEvent) => Promise<void>> = {
  'Export to HubSpot': async (user) =>
    user.click(await screen.findByRole('menuitem', { name: 'HubSpot' })),
  'Delete \u2068Grace Hopper\u2069?': async (user) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select Grace Hopper' }));
    const bar = screen.getByRole('region', { name: 'Selected contacts' });
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
  },
};

test.each(Object.entries(openings))(
  'Back closes “%s”, also for the way back',
  async (name, open) => {
    putFourContacts();
    const user = openSite('/profile');
    await screen.findByRole('heading', { name: 'Account Actions' });
    await openContacts(user);
    await open(user);
    const role = name.startsWith('Delete') ? 'alertdialog' : 'dialog';
    expect(await screen.findByRole(role, { name })).toBeVisible();
    window.history.back();
    await screen.findByRole('heading', { name: 'Account Actions' });
    await openContacts(user);
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  },
);
