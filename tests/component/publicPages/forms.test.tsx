// First: it sets the addresses of the services before any is used.
import { draw } from '../fakes/site';
import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AuthContext } from '../../../src/auth/useAuth';
import { authStandIn, signedOut } from '../app/Layout/authStandIn';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactUsPage } from '../../../src/pages/contactUs/ContactUsPage';
import { SupportPage } from '../../../src/pages/support/SupportPage';
import { database, SERVER_TIMESTAMP } from '../fakes/fakeDatabase';
import { callables } from '../fakes/firebaseFunctions';

vi.mock(import('firebase/functions'), () => import('../fakes/firebaseFunctions'));

beforeEach(() => {
  database.reset();
  callables.reset();
  sessionStorage.clear();
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function drawForVisitor(page: ReactNode): void {
  draw(
    <AuthContext value={authStandIn(signedOut)}>
      <MemoryRouter>{page}</MemoryRouter>
    </AuthContext>,
  );
}

async function fill(user: UserEvent, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await user.type(box(name), text);
}

describe('the contact page', () => {
  const open = (): UserEvent => {
    drawForVisitor(<ContactUsPage />);
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
    ['nothing', {}, 'Name', 'Please fill in all required fields'],
    [
      'no message',
      { Name: 'A', Email: 'a@b.example' },
      'Message',
      'Please fill in all required fields',
    ],
    [
      'no address',
      { Name: 'A', Email: 'a at b', Message: 'x' },
      'Email',
      'Please enter a valid email address.',
    ],
  ])('sends %s: it says why and goes to the box', async (_what, texts, at, words) => {
    const user = open();
    await fill(user, texts);
    await send(user);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(box(at)).toHaveFocus();
    expect(database.calls).toEqual([]);
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
    held.fail('unavailable');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to send message. Please try again later.',
    );
    await user.type(box('Message'), '!');
    expect(box('Message')).toHaveValue('Hello!');
    expect(database.count('set contactMessages')).toBe(1);
    expect(database.writes).toEqual([]);
  });

  /** Sends a message that is not answered in time; gives what holds the answer back. */
  async function sendInVain() {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    drawForVisitor(<ContactUsPage />);
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

    test('a message that is stored by then is stored once, and counts as sent (R15.25)', async () => {
      const { user, held } = await sendInVain();
      held.release();
      await vi.waitFor(() => {
        expect(database.list('contactMessages')).toHaveLength(1);
      });
      await send(user);
      expect(await screen.findByText(/^Thank you for your message!/)).toBeVisible();
      expect(database.list('contactMessages')).toHaveLength(1);
      expect(database.count('set contactMessages')).toBe(2);
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
    await fill(user, { Name: 'Ada', Email: 'ada@example.com', Message: 'Hello' });
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
});

describe('the support center', () => {
  const open = (): UserEvent => {
    drawForVisitor(<SupportPage />);
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
      'There was an error sending your message. Please try again or contact us directly at support@cardfile.example.',
    );
    expect(box('Message')).toHaveValue('How?');
  });
});
