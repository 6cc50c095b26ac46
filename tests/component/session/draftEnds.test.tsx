import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { database } from '../fakes/fakeDatabase';
import type { Account } from '../fakes/fakeSignIn';
import { callables } from '../fakes/firebaseFunctions';
import type { UserEvent } from '@testing-library/user-event';
import { ada, address, becomeSignedIn, mary, openSiteBeforeSignIn } from '../fakes/site';
import { RESTORED, TYPED, type, expectBox, goBack, reload, awayLink, open } from './draftForm';
import { listStored } from '../../../src/platform/storage/browserStorage';

describe('once it is sent or saved, it is gone', () => {
  test.each<[string, Account | null, Record<string, string>, string, string | RegExp]>([
    [
      '/contact',
      null,
      { Name: 'Ada', Email: 'ada@cardfile.example', Message: 'Hello' },
      'Send Message',
      /^Thank you for your message!/,
    ],
    [
      '/support',
      ada,
      { Name: 'Ada', Email: 'ada@cardfile.example', Subject: 'Cards', Message: 'Hello' },
      'Submit Request',
      /^Thank you for your message!/,
    ],
    ['/contact/edit/grace', ada, { Company: TYPED }, 'Save Changes', 'Your changes were saved.'],
    ['/profile', ada, { Company: TYPED }, 'Save Changes', 'Profile updated successfully!'],
    ['/profile', ada, { Company: `${TYPED} ` }, 'Save Changes', 'Profile updated successfully!'],
  ])('%s', async (path, who, texts, button, words) => {
    callables.answers.set('sendSupportEmail', () => ({ success: true }));
    const user = open(path, who);
    for (const [label, text] of Object.entries(texts)) {
      await type(label === 'Subject' && path === '/contact' ? 'Subject (optional)' : label, text);
    }
    expect(listStored('SESSION', 'draft')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(listStored('SESSION', 'draft')).toHaveLength(0);
  });

  test('an account', async () => {
    const user = open('/register', null);
    await type('Email', 'mary@cardfile.example');
    for (const label of ['Password', 'Confirm Password']) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'correct horse' } });
    }
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await screen.findByRole('heading', { name: 'No business cards yet' });
    expect(listStored('SESSION', 'draft')).toHaveLength(0);
  });
});

describe('sent while its page is left, it is gone', () => {
  const texts = { Name: 'Ada', Email: 'ada@x.example', Message: 'Hello' };
  const leaveWith = async (user: UserEvent, button: string) => {
    await user.click(screen.getByRole('button', { name: button }));
    await user.click(awayLink());
    await screen.findByRole('heading', { level: 1, name: 'Change Log' });
  };
  const expectNothingKept = async () => {
    await waitFor(() => {
      expect(listStored('SESSION', 'draft')).toHaveLength(0);
    });
    await goBack();
    await expectBox('Message', '');
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  };

  test.each([null, ada])('a contact message of %o', async (who) => {
    const user = open('/contact', who);
    for (const [label, text] of Object.entries(texts)) await type(label, text);
    const held = database.holdNext('set contactMessages');
    await leaveWith(user, 'Send Message');
    expect(listStored('SESSION', 'draft')).toHaveLength(1);
    held.release();
    await expectNothingKept();
    expect(database.list('contactMessages')).toHaveLength(1);
  });

  test.each([null, ada])('a support request of %o', async (who) => {
    let answer: (data: unknown) => void = () => {};
    const answered = new Promise((resolve) => (answer = resolve));
    callables.answers.set('sendSupportEmail', () => answered);
    const user = open('/support', who);
    for (const [label, text] of Object.entries({ ...texts, Subject: 'Cards' })) {
      await type(label, text);
    }
    await leaveWith(user, 'Submit Request');
    expect(listStored('SESSION', 'draft')).toHaveLength(1);
    answer({ success: true });
    await expectNothingKept();
    expect(callables.calls).toHaveLength(1);
  });

  test('the texts of a profile', async () => {
    const user = open('/profile', ada);
    await type('Company', TYPED);
    const held = database.holdNext('update users');
    await leaveWith(user, 'Save Changes');
    expect(listStored('SESSION', 'draft')).toHaveLength(1);
    held.release();
    await waitFor(() => {
      expect(listStored('SESSION', 'draft')).toHaveLength(0);
    });
    expect(database.read('users/ada')).toMatchObject({ company: TYPED });
  });

  test('a message of a visitor who becomes known before the answer', async () => {
    localStorage.setItem('cardfile.session', 'open');
    const user = openSiteBeforeSignIn('/contact');
    for (const [label, text] of Object.entries(texts)) await type(label, text);
    const held = database.holdNext('set contactMessages');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await becomeSignedIn(ada);
    await waitFor(() => {
      expect(Object.keys(sessionStorage)).toEqual(['cardfile.draft ada /contact']);
    });
    await user.click(awayLink());
    await screen.findByRole('heading', { level: 1, name: 'Change Log' });
    held.release();
    await expectNothingKept();
  });
});

test('passwords are never kept', async () => {
  open('/register', null);
  await type('Email', 'mary@cardfile.example');
  for (const label of ['Password', 'Confirm Password']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'correct horse' } });
  }
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('horse');
  reload('/register', null);
  await expectBox('Email', 'mary@cardfile.example');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('what a visitor has typed is in the form of who signs in, and in nobody else’s', async () => {
  open('/support', null);
  await type('Message');
  localStorage.setItem('cardfile.session', 'open');
  reload('/support', ada);
  await expectBox('Message', TYPED);
  // Until she is recognized it is still the visitor's.
  await waitFor(() => {
    expect(listStored('SESSION', 'draft')).toEqual([`${ada.uid} /support`]);
  });
  await becomeSignedIn(null);
  await expectBox('Message', '');
  await becomeSignedIn(mary);
  await expectBox('Message', '');
});

test('a save that fails after the page was left keeps the draft; one that succeeds ends it', async () => {
  const user = open('/contact/edit/grace');
  await type('Company', 'US Navy');
  const failing = database.holdNext('update businessCards');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(awayLink());
  await screen.findByRole('heading', { level: 1, name: 'Change Log' });
  await act(async () => {
    failing.fail('resource-exhausted');
  });
  await goBack();
  await screen.findByText(/^Failed to update contact\./);
  await expectBox('Company', 'US Navy');

  const held = database.holdNext('update businessCards');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(awayLink());
  await screen.findByRole('heading', { level: 1, name: 'Change Log' });
  held.release();
  await waitFor(() => {
    expect(listStored('SESSION', 'draft')).toHaveLength(0);
  });
  expect(address()).toBe('/changelog');
});

test('a save that ends after its page was opened again leaves what was typed there since', async () => {
  const user = open('/contact/edit/grace');
  await type('Company', 'US Navy');
  const held = database.holdNext('update businessCards');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(awayLink());
  await screen.findByRole('heading', { level: 1, name: 'Change Log' });
  await goBack();
  await screen.findByText(RESTORED);
  await type('Company', 'US Navy, retired');
  await act(async () => {
    held.release();
  });
  await waitFor(() => {
    expect(database.read('businessCards/grace')).toMatchObject({ company: 'US Navy' });
  });

  reload('/contact/edit/grace', ada);
  await expectBox('Company', 'US Navy, retired');
  // What stands there now is the person's own text: nothing is asked.
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(database.read('businessCards/grace')).toMatchObject({ company: 'US Navy, retired' });
});

test('a save whose answer was lost in a reload is no change elsewhere', async () => {
  let user = open('/contact/edit/grace');
  await type('Company', 'US Navy');
  const held = database.holdNext('update businessCards');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => {
    expect(database.count('update businessCards')).toBe(1);
  });
  user = reload('/contact/edit/grace', ada);
  await screen.findByText(RESTORED);
  await type('Company', 'US Navy, retired');
  // It arrives late.
  await act(async () => {
    held.release();
  });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(database.read('businessCards/grace')).toMatchObject({ company: 'US Navy, retired' });
});
