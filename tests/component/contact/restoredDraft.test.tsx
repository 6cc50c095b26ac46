import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { signInService } from '../fakes/fakeSignIn';
import { ada, address, becomeSignedIn, mary, openSite } from '../fakes/site';

const ENDED = 'Your session has ended. Please log in again.';
const RESTORED =
  'Your session ended before your changes were saved. They are here again, as you typed them, and are not saved yet.';

const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

function fill(label: string, text: string): void {
  fireEvent.change(box(label), { target: { value: text } });
}

/** Changes the company in the form of Grace's contact, which is Ada's. */
async function typeCompany() {
  database.put('businessCards/grace', graceHopper());
  const user = openSite('/contact/edit/grace');
  await screen.findByRole('button', { name: 'Save Changes' });
  fill('Company', 'US Navy');
  return user;
}

async function saveInVain(): Promise<void> {
  const user = await typeCompany();
  database.failNext('update businessCards', 'unauthenticated');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText(ENDED);
}

/** The service drops the session by itself, as when the hourly token is refused. */
async function dropSession(): Promise<void> {
  await act(async () => {
    signInService.become(null);
  });
  await screen.findByText(ENDED);
}

test('after the login the form holds what was typed, says it is not saved, and can save it', async () => {
  await saveInVain();
  expect(document.body).not.toHaveTextContent('US Navy');
  database.put('businessCards/grace', graceHopper({ title: 'Rear Admiral' }));
  await becomeSignedIn(ada);

  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect(address()).toBe('/contact/edit/grace');
  expect(box('Company')).toHaveValue('US Navy');
  // Changed on the phone, and not touched here.
  expect(box('Job Title')).toHaveValue('Rear Admiral');
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(database.read('businessCards/grace')).toMatchObject({
    company: 'US Navy',
    title: 'Rear Admiral',
  });
});

test('a session that ends while typing loses nothing either', async () => {
  await typeCompany();
  await dropSession();
  await becomeSignedIn(ada);
  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect(box('Company')).toHaveValue('US Navy');

  // And once more: the restored form is a form like any other.
  fill('Notes', 'Asked about compilers');
  await dropSession();
  await becomeSignedIn(ada);
  await screen.findByText(RESTORED);
  expect(box('Company')).toHaveValue('US Navy');
  expect(box('Notes')).toHaveValue('Asked about compilers');
});

test('the message stays as long as it is true', async () => {
  await saveInVain();
  await becomeSignedIn(ada);
  await screen.findByText(RESTORED);
  fill('Company', 'Eckert-Mauchly');
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
});

test('another user never sees the draft, and it is gone afterwards', async () => {
  await saveInVain();
  await becomeSignedIn(mary);
  await screen.findByText('You do not have permission to edit this contact');
  expect(document.body).not.toHaveTextContent('US Navy');

  await becomeSignedIn(null);
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await becomeSignedIn(ada);
  await waitFor(() => {
    expect(box('Company')).toHaveValue('Eckert-Mauchly');
  });
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
});

test('logging out drops the draft', async () => {
  await typeCompany();
  await becomeSignedIn(null);
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await becomeSignedIn(ada);
  await waitFor(() => {
    expect(box('Company')).toHaveValue('Eckert-Mauchly');
  });
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
});
