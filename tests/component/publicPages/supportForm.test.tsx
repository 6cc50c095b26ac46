import { box, drawFor, fill } from './messagePage';
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { describe, expect, test } from 'vitest';
import { SupportPage } from '../../../src/pages/support/SupportPage';
import { callables } from '../fakes/firebaseFunctions';
import { goOffline, goOnline } from '../fakes/site';

const TOO_MANY = 'There were too many requests.';

describe('the support center', () => {
  const open = (): UserEvent => {
    drawFor(<SupportPage />);
    return userEvent.setup();
  };
  const submit = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: 'Submit Request' }));
  const whole = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Export', Message: 'How?' };

  test('has eight questions, of which the browser opens one at a time', () => {
    open();
    const questions = screen.getAllByRole('group');
    expect(questions).toHaveLength(8);
    expect(new Set([...questions].map((one) => one.getAttribute('name')))).toEqual(
      new Set(['support-faq']),
    );
    expect(screen.getByText('Within 24 hours')).toBeVisible();
    expect(screen.getByText('Within 4 hours')).toBeVisible();
  });

  test('sends the four fields and nothing else; thanks take the form’s place', async () => {
    callables.answers.set('sendSupportEmail', () => ({ success: true }));
    const user = open();
    await fill(user, whole);
    await submit(user);
    expect(
      await screen.findByText(
        "Thank you for your message! We'll get back to you as soon as possible.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit Request' })).not.toBeInTheDocument();
    // The button that had the focus is gone.
    expect(document.activeElement).toHaveTextContent(/^Thank you for your message!/);
    expect(callables.calls).toEqual([
      {
        name: 'sendSupportEmail',
        data: { name: 'Ada', email: 'ada@example.com', subject: 'Export', message: 'How?' },
      },
    ]);
  });

  test.each([
    [{ ...whole, Subject: '' }, 'Please fill in all required fields.'],
    [{ ...whole, Email: 'ada' }, 'Please enter a valid email address.'],
  ])('%o is stopped', async (texts, words) => {
    const user = open();
    const typed = Object.entries(texts).filter(([, text]) => text !== '');
    await fill(user, Object.fromEntries(typed));
    await submit(user);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(callables.calls).toEqual([]);
  });

  test('keeps what was typed when it fails, and says where else to write', async () => {
    callables.answers.set('sendSupportEmail', () => {
      throw new FirebaseError('functions/internal', 'stack trace');
    });
    const user = open();
    await fill(user, whole);
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There was an error sending your message. Please try again or contact us directly at support@cardfile.example. We couldn’t reach the service. Please try again.',
    );
    expect(box('Message')).toHaveValue('How?');
  });

  test('without a network it says that', async () => {
    callables.answers.set('sendSupportEmail', () => {
      throw new FirebaseError('functions/internal', 'Failed to fetch');
    });
    const user = open();
    await fill(user, whole);
    goOffline();
    await submit(user);
    goOnline();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There was an error sending your message. Please try again or contact us directly at support@cardfile.example. You appear to be offline. Check your connection and try again.',
    );
  });

  test.each([
    [{ retryAfter: 1 }, `${TOO_MANY} You can send the next one in 1 minute.`],
    [{ retryAfter: 61 }, `${TOO_MANY} You can send the next one in 2 minutes.`],
    [{ retryAfter: 3 * 3600 + 1 }, `${TOO_MANY} You can send the next one in 4 hours.`],
    [{ retryAfter: 'soon' }, 'The service is busy. Please try again in a moment.'],
    [null, 'The service is busy. Please try again in a moment.'],
  ])('says when to try again after too many requests: %j', async (details, why) => {
    callables.answers.set('sendSupportEmail', () => {
      const refusal = new FirebaseError('functions/resource-exhausted', 'Too many requests.');
      throw Object.assign(refusal, { details });
    });
    const user = open();
    await fill(user, whole);
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There was an error sending your message. Please try again or contact us directly at support@cardfile.example. ' +
        why,
    );
    expect(box('Message')).toHaveValue('How?');
  });

  test('knows who is signed in', () => {
    drawFor(<SupportPage />, { uid: 'ada', name: 'Ada', email: 'ada@example.com', photoURL: '' });
    expect(box('Name')).toHaveValue('Ada');
    expect(box('Email')).toHaveValue('ada@example.com');
    expect(sessionStorage).toHaveLength(0);
  });
});
