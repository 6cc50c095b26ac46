import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { signInService } from '../fakes/fakeSignIn';
import { ada, becomeSignedIn, openSiteBeforeSignIn, reloadSite } from '../fakes/site';
import { box, expectBox, RESTORED, type } from './draftForm';

// Somebody was signed in here: the page is drawn before the sign-in service knows who it is.
beforeEach(() => {
  localStorage.setItem('cardfile.session', 'open');
});

describe.each([
  ['the contact form', '/contact', 'Subject (optional)'],
  ['the support form', '/support', 'Subject'],
])('%s, while somebody becomes known', (_, path, subject) => {
  test('keeps the box in which they type, its text and the focus', async () => {
    const user = openSiteBeforeSignIn(path);
    const message = await box('Message');
    await user.type(message, 'Hello the', { initialSelectionStart: 0 });
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await becomeSignedIn(ada);
    await expectBox('Name', 'Ada Lovelace');
    await user.keyboard('to ');

    expect(message).toHaveFocus();
    expect(message).toHaveValue('Hello to the');
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual([`cardfile.draft ada ${path}`]);
  });

  test('keeps a name that is not that of the account', async () => {
    openSiteBeforeSignIn(path);
    await type('Name', 'The Countess');
    await becomeSignedIn(ada);
    await expectBox('Email', 'ada@cardfile.example');
    expect(await box('Name')).toHaveValue('The Countess');
  });

  test('fills the other boxes with their draft, and says so', async () => {
    openSiteBeforeSignIn(path);
    await becomeSignedIn(ada);
    await type(subject, 'An older subject');
    await type('Message', 'An older message');
    signInService.reset();
    reloadSite();
    await type('Message', 'A newer message');
    await becomeSignedIn(ada);

    expect(await screen.findByText(RESTORED)).toBeVisible();
    expect(await box(subject)).toHaveValue('An older subject');
    expect(await box('Message')).toHaveValue('A newer message');
  });

  test('keeps what they type where nobody turns out to be there', async () => {
    openSiteBeforeSignIn(path);
    const message = await box('Message');
    await type('Message', 'Hello');
    await becomeSignedIn(null);
    expect(await box('Message')).toBe(message);
    expect(message).toHaveValue('Hello');
  });

  test('begins empty for a visitor once the session of a user has ended, and says so', async () => {
    openSiteBeforeSignIn(path);
    await becomeSignedIn(ada);
    await type('Message', 'Mine alone');
    await act(async () => {
      signInService.become(null);
    });
    for (const label of ['Name', 'Email', 'Message']) await expectBox(label, '');
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeVisible();
  });
});
