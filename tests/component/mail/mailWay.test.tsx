import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readStored, writeStored } from '../../../src/platform/storage/browserStorage';
import { putFourContacts } from '../fakes/contactDocuments';
import { becomeSignedIn, openSite, reloadSite } from '../fakes/site';

const MAILTO = 'mailto:?bcc=m@bletchley.example,zoe@werke.example';
const GMAIL = 'https://mail.google.com/mail/?extsrc=mailto&url=';

async function select(): Promise<UserEvent> {
  putFourContacts();
  const user = openSite('/dashboard?sort=name');
  for (const name of ['Alan Turing', 'Zoë Müller']) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  }
  return user;
}

const bar = () => screen.getByRole('region', { name: 'Selected contacts' });
const link = () => within(bar()).getByRole('link', { name: 'Write Email' });

async function choose(user: UserEvent, way: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Write Email With' });
  await user.click(within(dialog).getByRole('radio', { name: way }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
}

test('emails are written with what was chosen once, everywhere and after a reload', async () => {
  const user = await select();
  expect(link()).toHaveAttribute('href', MAILTO);
  expect(link()).not.toHaveAttribute('target');
  await user.click(within(bar()).getByRole('button', { name: 'Write Email With' }));
  await choose(user, 'Gmail');
  expect(link()).toHaveAttribute('href', GMAIL + encodeURIComponent(MAILTO));
  expect(link()).toHaveAttribute('target', '_blank');
  expect(link()).toHaveAttribute('rel', 'noopener noreferrer');

  await user.click(screen.getByRole('link', { name: 'Alan Turing' }));
  const email = await screen.findByRole('link', { name: 'Email' });
  expect(email).toHaveAttribute('href', GMAIL + encodeURIComponent('mailto:m@bletchley.example'));
  reloadSite();
  expect(await screen.findByRole('link', { name: 'Email' })).toHaveAttribute('target', '_blank');
});

test('from a contact the choice leads back to this computer', async () => {
  putFourContacts();
  const user = openSite('/contact/alan');
  await screen.findByRole('link', { name: 'Email' });
  const ask = () => user.click(screen.getByRole('button', { name: 'Write Email With' }));
  await ask();
  await choose(user, 'Outlook on the web');
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    'https://outlook.office.com/mail/deeplink/compose?mailtouri=mailto%3Am%40bletchley.example',
  );
  await ask();
  expect(screen.getByRole('radio', { name: 'Outlook on the web' })).toBeChecked();
  await choose(user, 'This computer’s email app');
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    'mailto:m@bletchley.example',
  );
  expect(readStored('LOCAL', 'mailWay')).toBeNull();
});

test('the choice goes with the session', async () => {
  const user = await select();
  await user.click(within(bar()).getByRole('button', { name: 'Write Email With' }));
  await choose(user, 'Gmail');
  expect(readStored('LOCAL', 'mailWay')).toBe('gmail');
  await becomeSignedIn(null);
  expect(readStored('LOCAL', 'mailWay')).toBeNull();
});

test('the choice of another tab counts here too', async () => {
  await select();
  expect(link()).toHaveAttribute('href', MAILTO);
  writeStored('LOCAL', 'mailWay', 'gmail');
  fireEvent(window, new StorageEvent('storage'));
  expect(link()).toHaveAttribute('href', GMAIL + encodeURIComponent(MAILTO));
});
