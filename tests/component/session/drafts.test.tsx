import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { signInService, type Account } from '../fakes/fakeSignIn';
import { ada, address, becomeSignedIn, mary } from '../fakes/site';
import {
  RESTORED,
  TYPED,
  type,
  expectBox,
  goBack,
  reload,
  awayLink,
  open,
  refuse,
} from './draftForm';
import { listStored } from '../../../src/platform/storage/browserStorage';

/** Each form that keeps drafts: its path, who opens it, a field, and what is stored in that field. */
const FORMS: [name: string, path: string, who: Account | null, label: string, stored: string][] = [
  ['the contact form of a visitor', '/contact', null, 'Message', ''],
  ['the contact form', '/contact', ada, 'Message', ''],
  ['the support form', '/support', ada, 'Message', ''],
  ['the sign-up', '/register', null, 'Name (optional)', ''],
  ['the contact’s edit form', '/contact/edit/grace', ada, 'Company', 'Eckert-Mauchly'],
  ['the profile', '/profile', ada, 'Company', 'Analytical Engines'],
];

describe.each(FORMS)('%s', (_, path, who, label, stored) => {
  test('keeps what is typed through a link and Back', async () => {
    const user = open(path, who);
    await type(label);
    await user.click(awayLink());
    await screen.findByRole('heading', { level: 1, name: 'Change Log' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    await goBack();
    expect(await screen.findByText(RESTORED)).toBeVisible();
    await expectBox(label, TYPED);
  });

  test('keeps it through a reload, and gives the stored text back on Discard Draft', async () => {
    open(path, who);
    await type(label);
    const user = reload(path, who);
    expect(await screen.findByText(RESTORED)).toBeVisible();
    await expectBox(label, TYPED);

    await user.click(screen.getByRole('button', { name: 'Discard Draft' }));
    await expectBox(label, stored);
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
    expect((await screen.findAllByRole('textbox'))[0]).toHaveFocus();

    reload(path, who);
    await expectBox(label, stored);
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
    expect(listStored('SESSION', 'draft')).toHaveLength(0);
  });

  test('is as before in a browser that keeps nothing', async () => {
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    open(path, who);
    await type(label);
    await expectBox(label, TYPED);
    reload(path, who);
    await expectBox(label, stored);
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  });
});

describe.each(FORMS.filter(([, , who]) => who === ada))('%s', (_, path, __, label, stored) => {
  test('keeps it through a session that ends, while one types or at the next visit', async () => {
    open(path);
    await type(label);
    await act(async () => {
      signInService.become(null);
    });
    expect(document.body).not.toHaveTextContent(TYPED);
    await becomeSignedIn(ada);
    expect(await screen.findByText(RESTORED)).toBeVisible();
    expect(address()).toBe(path);
    await expectBox(label, TYPED);
  });

  test('keeps it through a log-out in another tab, for the same user', async () => {
    open(path);
    await type(label);
    await becomeSignedIn(null);
    await becomeSignedIn(ada);
    expect(await screen.findByText(RESTORED)).toBeVisible();
    await expectBox(label, TYPED);
  });

  test('shows it to no other user, and forgets it when one signs in', async () => {
    open(path);
    await type(label);
    await becomeSignedIn(null);
    expect(screen.queryByDisplayValue(TYPED)).not.toBeInTheDocument();
    await becomeSignedIn(mary);
    expect(screen.queryByDisplayValue(TYPED)).not.toBeInTheDocument();
    reload(path, ada);
    await expectBox(label, stored);
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  });
});

test('what a visitor typed is there once they have signed in', async () => {
  open('/contact', null);
  await type('Message');
  reload('/features', ada);
  await becomeSignedIn(ada);
  await goBack();
  expect(await screen.findByText(RESTORED)).toBeVisible();
  await expectBox('Message', TYPED);
});
