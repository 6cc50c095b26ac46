import { box, drawFor, fill } from './messagePage';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../../src/session/useAuth';
import { ContactUsPage } from '../../../src/pages/contactUs/ContactUsPage';
import { database, SERVER_TIMESTAMP } from '../fakes/fakeDatabase';
import { goOffline, goOnline } from '../fakes/site';

const MAY_HAVE_ARRIVED =
  'Your message may have arrived already. If you hear nothing, write to support@cardfile.example.';

const adaSignedIn: SignedInUser = {
  uid: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@cardfile.example',
  photoURL: '',
};

describe('the contact page', () => {
  const open = (): UserEvent => {
    drawFor(<ContactUsPage />);
    return userEvent.setup();
  };
  const send = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: 'Send Message' }));

  test('says how we are reached', () => {
    open();
    const support = within(screen.getByRole('region', { name: 'Support' }));
    expect(support.getByRole('link')).toHaveAttribute('href', 'mailto:support@cardfile.example');
    expect(support.getByText('Monday to Friday 9AM-5PM EST')).toBeVisible();
    expect(support.getByText('Within 24 hours')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All FAQs' })).toHaveAttribute('href', '/support');
    const faq = within(screen.getByRole('region', { name: 'Frequently Asked Questions' }));
    expect(faq.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  test('stores the message with the server’s time, thanks, and clears the fields', async () => {
    const user = open();
    await fill(user, { Name: ' Ada ', Email: 'ada@example.com', Message: 'Hello\nthere' });
    await send(user);
    expect(
      await screen.findByText(
        "Thank you for your message! We'll get back to you as soon as possible.",
      ),
    ).toBeVisible();
    expect(database.writes).toEqual([
      {
        kind: 'set',
        path: expect.stringMatching(/^contactMessages\/new-\d+$/),
        fields: {
          name: 'Ada',
          email: 'ada@example.com',
          subject: '',
          message: 'Hello\nthere',
          createdAt: SERVER_TIMESTAMP,
        },
      },
    ]);
    for (const name of ['Name', 'Email', 'Message']) expect(box(name)).toHaveValue('');
  });

  test.each([
    ['nothing', {}, 'Name'],
    ['no message', { Name: 'A', Email: 'a@b.example' }, 'Message'],
  ])('with %s the browser stops it (R5.3)', async (_what, texts, at) => {
    const user = open();
    await fill(user, texts);
    await send(user);
    expect(box(at)).toBeInvalid();
    expect(database.calls).toEqual([]);
  });

  test.each([
    [
      'a blank message',
      { Name: 'A', Email: 'a@b.example', Message: ' ' },
      'Message',
      'Please fill in all required fields',
    ],
    [
      'no address',
      { Name: 'A', Email: 'a at b', Message: 'x' },
      'Email',
      'Please enter a valid email address.',
    ],
    [
      'an address without a domain',
      { Name: 'A', Email: 'a@b', Message: 'x' },
      'Email',
      'Please enter a valid email address.',
    ],
    [
      'a message that is too long',
      { Name: 'A', Email: 'a@b.example', Message: 'x'.repeat(10_001) },
      'Message',
      'Message is too long: 10001 of 10000 characters.',
    ],
    [
      'a name that is too long',
      { Name: 'x'.repeat(201), Email: 'a@b.example', Message: 'x' },
      'Name',
      'Name is too long: 201 of 200 characters.',
    ],
  ])('stops %s: it says why and goes to the box', async (_what, texts, at, words) => {
    const user = open();
    await fill(user, texts);
    await send(user);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(box(at)).toHaveFocus();
    for (const [name, text] of Object.entries(texts)) expect(box(name)).toHaveValue(text);
    expect(database.calls).toEqual([]);
  });

  test('each box that lacks something is marked, and described by what is said', async () => {
    const words = 'Please fill in all required fields';
    const user = open();
    await fill(user, { Name: ' ', Email: 'a@b.example', Message: ' ' });
    await send(user);
    for (const name of ['Name', 'Message']) {
      expect(box(name)).toHaveAttribute('aria-invalid', 'true');
      expect(box(name)).toHaveAccessibleDescription(words);
    }
    expect(box('Email')).not.toHaveAttribute('aria-invalid');
    expect(box('Email')).toHaveAccessibleDescription('');
    // Also below the first one, where one looks.
    expect(screen.getAllByText(words)).toHaveLength(2);
    // It is said until nothing is missing.
    await user.type(box('Name'), 'Ada');
    expect(box('Name')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('alert').textContent).toBe(words);
    await user.type(box('Message'), 'Hello');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('keeps what was typed when it fails, and sends once however often it is pressed', async () => {
    const user = open();
    await fill(user, { Name: 'Ada', Email: 'ada@example.com', Message: 'Hello' });
    const held = database.holdNext('set contactMessages');
    await send(user);
    const busy = await screen.findByRole('button', { name: 'Sending...' });
    await user.click(busy);
    // Text typed now would neither be sent nor kept.
    await user.type(box('Message'), ' there');
    expect(box('Message')).toHaveValue('Hello');
    held.fail('resource-exhausted');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to send message. Please try again later. The service is busy. Please try again in a moment.',
    );
    await user.type(box('Message'), '!');
    expect(box('Message')).toHaveValue('Hello!');
    expect(database.count('set contactMessages')).toBe(1);
    expect(database.writes).toEqual([]);
  });

  test('without a network it says that', async () => {
    const user = open();
    await fill(user, { Name: 'Ada', Email: 'ada@example.com', Message: 'Hello' });
    goOffline();
    await send(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to send message. Please try again later. You appear to be offline. Check your connection and try again.',
    );
    goOnline();
    await send(user);
    expect(await screen.findByText(/^Thank you/)).toBeVisible();
  });

  /** Sends a message that is not answered in time; gives what holds the answer back. */
  async function sendInVain() {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    drawFor(<ContactUsPage />);
    await fill(user, { Name: 'Ada', Email: 'ada@example.com', Message: 'Hello' });
    const held = database.holdNext('set contactMessages');
    await send(user);
    await screen.findByRole('button', { name: 'Sending...' });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByRole('alert')).toBeVisible();
    return { user, held };
  }

  describe('answered too late', () => {
    beforeEach(() => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('a message that is stored by then is stored once, and may have arrived (R15.25)', async () => {
      const { user, held } = await sendInVain();
      held.release();
      await vi.waitFor(() => {
        expect(database.list('contactMessages')).toHaveLength(1);
      });
      await send(user);
      expect(await screen.findByText(MAY_HAVE_ARRIVED)).toBeVisible();
      expect(box('Message')).toHaveValue('Hello');
      expect(database.list('contactMessages')).toHaveLength(1);
      expect(database.count('set contactMessages')).toBe(2);
    });

    test('a message that is refused at the second press gets no thanks', async () => {
      const { user } = await sendInVain();
      database.failNext('set contactMessages', 'permission-denied');
      await send(user);
      expect(await screen.findByText(MAY_HAVE_ARRIVED)).toBeVisible();
      expect(screen.queryByText(/^Thank you/)).not.toBeInTheDocument();
      expect(database.list('contactMessages')).toEqual([]);
    });

    test('a message that is stored after the second press is stored once too (R15.25)', async () => {
      const { user, held } = await sendInVain();
      await send(user);
      expect(await screen.findByText(/^Thank you for your message!/)).toBeVisible();
      await act(async () => {
        held.release();
      });
      expect(database.list('contactMessages')).toHaveLength(1);
    });

    test('with another text it is another message', async () => {
      const { user, held } = await sendInVain();
      held.release();
      await user.type(box('Message'), '!');
      await send(user);
      expect(await screen.findByText(/^Thank you for your message!/)).toBeVisible();
      const messages = database.list('contactMessages').map(([, { message }]) => message);
      expect(messages).toEqual(['Hello', 'Hello!']);
    });
  });

  test('a refusal is no success, at the second press either', async () => {
    const user = open();
    await fill(user, {
      Name: 'Ada',
      Email: 'ada@example.com',
      Message: 'Nobody has sent it before',
    });
    database.failNext('set contactMessages', 'permission-denied');
    database.failNext('set contactMessages', 'permission-denied');
    await send(user);
    expect(await screen.findByRole('alert')).toBeVisible();
    await send(user);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(database.count('set contactMessages')).toBe(2);
    expect(screen.queryByText(/^Thank you/)).not.toBeInTheDocument();
    expect(database.writes).toEqual([]);
  });

  test('the next message is another document', async () => {
    const user = open();
    for (const count of [1, 2]) {
      await fill(user, { Name: 'Ada', Email: 'ada@example.com', Message: 'Hello' });
      await send(user);
      expect(await screen.findByText(/^Thank you for your message!/)).toBeVisible();
      expect(database.list('contactMessages')).toHaveLength(count);
    }
  });

  test('knows who is signed in, and begins so again when the message is sent', async () => {
    drawFor(<ContactUsPage />, adaSignedIn);
    const user = userEvent.setup();
    expect(box('Name')).toHaveValue('Ada Lovelace');
    expect(box('Email')).toHaveValue('ada@cardfile.example');
    await fill(user, { Message: 'Hello' });
    await send(user);
    expect(await screen.findByText(/^Thank you for your message!/)).toBeVisible();
    expect(box('Name')).toHaveValue('Ada Lovelace');
    expect(box('Message')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  test('what was typed wins over who is signed in', async () => {
    drawFor(<ContactUsPage />, adaSignedIn);
    await userEvent.setup().type(box('Email'), '.test');
    cleanup();
    drawFor(<ContactUsPage />, adaSignedIn);
    expect(box('Email')).toHaveValue('ada@cardfile.example.test');
    expect(screen.getByRole('button', { name: 'Discard Draft' })).toBeVisible();
  });
});
