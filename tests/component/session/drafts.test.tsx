import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { graceHopper } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { signInService, type Account } from '../fakes/fakeSignIn';
import { callables } from '../fakes/firebaseFunctions';
import { ada, address, becomeSignedIn, mary, openSite } from '../fakes/site';

const RESTORED = 'Your draft is back, as you left it.';
const TYPED = 'Typed and not sent';

/** Each form that keeps drafts: its path, who opens it, a field, and what is stored in that field. */
const FORMS: [name: string, path: string, who: Account | null, label: string, stored: string][] = [
  ['the contact form of a visitor', '/contact', null, 'Message', ''],
  ['the contact form', '/contact', ada, 'Message', ''],
  ['the support form', '/support', ada, 'Message', ''],
  ['the sign-up', '/register', null, 'Name (optional)', ''],
  ['the contact’s edit form', '/contact/edit/grace', ada, 'Company', 'Eckert-Mauchly'],
  ['the profile', '/profile', ada, 'Company', 'Analytical Engines'],
];

const box = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });

async function type(label: string, text = TYPED): Promise<void> {
  fireEvent.change(await box(label), { target: { value: text } });
}

async function expectBox(label: string, text: string): Promise<void> {
  await waitFor(async () => {
    expect(await box(label)).toHaveValue(text);
  });
}

async function goBack(): Promise<void> {
  await act(async () => {
    window.history.back();
  });
}

/** Loads the page again, as a reload does, or a tab that the browser had discarded. */
function reload(path: string, who: Account | null) {
  cleanup();
  return open(path, who);
}

const awayLink = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
    name: 'Change Log',
  });

/** Opens the site as `who`; a public page then asks the sign-in service only where somebody was signed in. */
function open(path: string, who: Account | null = ada) {
  if (who) localStorage.setItem('cardfile.session', 'open');
  return openSite(path, who);
}

function refuse(): never {
  throw new DOMException('Storage is off.', 'SecurityError');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  callables.reset();
  database.put('businessCards/grace', graceHopper());
  database.put('users/ada', { name: 'Ada Lovelace', company: 'Analytical Engines' });
});

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

  test('keeps it through Back and a link', async () => {
    window.history.pushState(null, '', '/features');
    open(path, who);
    await type(label);
    await goBack();
    await screen.findByRole('heading', { level: 1, name: /^Powerful Features/ });
    await act(async () => {
      window.history.forward();
    });
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
    expect(sessionStorage).toHaveLength(0);
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
    await becomeSignedIn(null);
    await becomeSignedIn(ada);
    await expectBox(label, stored);
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  });
});

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
  ])('%s', async (path, who, texts, button, words) => {
    callables.answers.set('sendSupportEmail', () => ({ success: true }));
    const user = open(path, who);
    for (const [label, text] of Object.entries(texts)) {
      await type(label === 'Subject' && path === '/contact' ? 'Subject (optional)' : label, text);
    }
    expect(sessionStorage).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  test('an account', async () => {
    const user = open('/register', null);
    await type('Email', 'mary@cardfile.example');
    for (const label of ['Password', 'Confirm Password']) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'correct horse' } });
    }
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await screen.findByRole('heading', { name: 'No business cards yet' });
    expect(sessionStorage).toHaveLength(0);
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
  await becomeSignedIn(null);
  await expectBox('Message', '');
  await becomeSignedIn(mary);
  await expectBox('Message', '');
});

test('a draft wins where the person typed, and only that is written', async () => {
  open('/contact/edit/grace');
  await type('Company', 'US Navy');
  // Changed on the phone.
  database.put('businessCards/grace', graceHopper({ title: 'Rear Admiral', company: 'Remington' }));
  const user = reload('/contact/edit/grace', ada);
  await screen.findByText(RESTORED);
  await expectBox('Company', 'US Navy');
  await expectBox('Job Title', 'Rear Admiral');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Your changes were saved.');
  expect(database.writes).toMatchObject([{ fields: { company: 'US Navy' } }]);
  expect(database.writes[0]).not.toHaveProperty('fields.title');
});

test('a draft that is what is stored by now is none', async () => {
  open('/contact/edit/grace');
  await type('Company', 'US Navy');
  database.put('businessCards/grace', graceHopper({ company: 'US Navy' }));
  reload('/contact/edit/grace', ada);
  await expectBox('Company', 'US Navy');
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('the note goes when what was found is typed over', async () => {
  open('/contact/edit/grace');
  await type('Company', 'US Navy');
  reload('/contact/edit/grace', ada);
  await screen.findByText(RESTORED);
  await type('Company', 'Eckert-Mauchly');
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
});

test('each contact has a draft of its own', async () => {
  database.put('businessCards/alan', graceHopper({ name: 'Alan Turing' }));
  open('/contact/edit/grace');
  await type('Company', 'US Navy');
  reload('/contact/edit/alan', ada);
  await expectBox('Company', 'Eckert-Mauchly');
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
});

test('a save that fails after the page was left keeps the draft; one that succeeds ends it', async () => {
  const user = open('/contact/edit/grace');
  await type('Company', 'US Navy');
  const failing = database.holdNext('update businessCards');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(awayLink());
  await screen.findByRole('heading', { level: 1, name: 'Change Log' });
  await act(async () => {
    failing.fail('unavailable');
  });
  await goBack();
  await screen.findByText(RESTORED);
  await expectBox('Company', 'US Navy');

  const held = database.holdNext('update businessCards');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(awayLink());
  await screen.findByRole('heading', { level: 1, name: 'Change Log' });
  held.release();
  await waitFor(() => {
    expect(sessionStorage).toHaveLength(0);
  });
  expect(address()).toBe('/changelog');
});

test.each(['{', 'null', '[]', '{"company":1}', '{"company":{"text":"US Navy"}}'])(
  'a draft that cannot be read is none: %s',
  async (kept) => {
    sessionStorage.setItem('cardfile.draft ada /contact/edit/grace', kept);
    open('/contact/edit/grace');
    await expectBox('Company', 'Eckert-Mauchly');
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  },
);
