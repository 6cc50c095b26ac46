import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { settled } from '../fakes/settled';
import { address, goOffline, openSite, reloadSite } from '../fakes/site';
import { box, edit, fill, save, sent } from './editForm';

afterEach(() => {
  vi.useRealTimers();
});

// Not after each test: the page unmounts later, and cancels what it has requested.
afterAll(() => {
  vi.unstubAllGlobals();
});

test('while saving it says so, and a second press sends nothing', async () => {
  const user = await edit();
  fill('Company', 'US Navy');
  const held = database.holdNext('update businessCards');
  await user.click(save());
  const saving = await screen.findByRole('button', { name: 'Saving...' });
  expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
  await user.click(saving);
  await user.type(box('Company'), '{Enter}');
  fireEvent.submit(saving);
  expect(database.count('update businessCards')).toBe(1);

  held.release();
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(database.count('update businessCards')).toBe(1);
});

test('fields are read-only while saving, and the focus stays', async () => {
  const user = await edit();
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map(({ readOnly }) => readOnly)).toEqual(Array(8).fill(false));
  await user.clear(box('Company'));
  await user.type(box('Company'), 'US Navy');
  const held = database.holdNext('update businessCards');
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Saving...' });
  expect(boxes.map(({ readOnly }) => readOnly)).toEqual(Array(8).fill(true));
  await user.keyboard(' and more');
  expect(box('Company')).toHaveValue('US Navy');
  expect(box('Company')).toHaveFocus();

  held.fail('resource-exhausted');
  await screen.findByRole('alert');
  expect(boxes.map(({ readOnly }) => readOnly)).toEqual(Array(8).fill(false));
  expect(box('Company')).toHaveFocus();
  await user.keyboard(', retired');
  expect(box('Company')).toHaveValue('US Navy, retired');
});

test('a save that ends at the moment of Back leads no further', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await user.click(await screen.findByRole('link', { name: 'Edit Contact' }));
  await screen.findByRole('button', { name: 'Save Changes' });
  fill('Company', 'US Navy');
  const held = database.holdNext('update businessCards');
  await user.click(save());
  await screen.findByRole('button', { name: 'Saving...' });
  // The contact is drawn after the answer.
  await act(async () => {
    const isBack = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await isBack;
    held.release();
    await settled();
  });
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  await act(async () => {
    window.history.back();
  });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(address()).toBe('/dashboard');
});

test('a draft that is being saved can’t be discarded', async () => {
  const user = await edit();
  fill('Company', 'US Navy');
  reloadSite();
  const discard = await screen.findByRole('button', { name: 'Discard Draft' });
  const held = database.holdNext('update businessCards');
  await user.click(save());
  await screen.findByRole('button', { name: 'Saving...' });
  await user.click(discard);
  expect(box('Company')).toHaveValue('US Navy');
  held.release();
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(screen.queryByText('Unsaved draft')).not.toBeInTheDocument();
});

test.each([
  ['resource-exhausted', 'The service is busy. Please try again in a moment.'],
  ['not-found', 'It no longer exists.'],
  ['internal', 'We couldn’t reach the service. Please try again.'],
])('a failure (%s) keeps the form as it was typed, and says why', async (code, reason) => {
  const user = await edit();
  fill('Company', 'US Navy');
  database.failNext('update businessCards', code);
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(
    `Failed to update contact. ${reason}`,
  );
  expect(box('Company')).toHaveValue('US Navy');
  expect(address()).toBe('/contact/edit/grace');
  expect(database.writes).toEqual([]);

  await user.click(save());
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(sent()['company']).toBe('US Navy');
});

test('says once that it is offline, and a new try removes the message', async () => {
  const user = await edit();
  fill('Company', 'US Navy');
  goOffline();
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not saved: you’re offline. We kept your draft. Try Again',
  );
  database.isOffline = false;
  const held = database.holdNext('update businessCards');
  expect(screen.queryByText(/^Your draft is back/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  held.release();
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
});

test('after 20 seconds it says that the change may have been saved', async () => {
  await edit();
  fill('Company', 'US Navy');
  vi.useFakeTimers();
  const held = database.holdNext('update businessCards');
  fireEvent.click(save());
  await act(() => vi.advanceTimersByTimeAsync(19_999));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toBe(
    'Failed to update contact. The service took too long to respond. It may still have gone through. Check before you try again.',
  );
  expect(box('Company')).toHaveValue('US Navy');

  // What comes after the words changes nothing on screen.
  held.release();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(database.writes).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('It may still have gone through.');
  fireEvent.click(save());
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Your changes were saved.')).toBeVisible();
});

test('a look that is answered after the time is over begins no write', async () => {
  await edit();
  fill('Company', 'US Navy');
  vi.useFakeTimers();
  const held = database.holdNext('get businessCards');
  fireEvent.click(save());
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('alert')).toHaveTextContent('took too long');
  held.release();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(database.writes).toEqual([]);
});

test('a contact deleted between the look and the write is reported as gone', async () => {
  const user = await edit();
  fill('Company', 'US Navy');
  const held = database.holdNext('update businessCards');
  await user.click(save());
  database.remove('businessCards/grace');
  held.release();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to update contact. It no longer exists.',
  );
  expect(box('Company')).toHaveValue('US Navy');
  expect(database.writes).toEqual([]);
});

test('a contact that is deleted elsewhere stays in its form, with what was typed', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  database.put('businessCards/ada', graceHopper({ name: 'Ada Lovelace' }));
  await edit();
  fill('Company', 'US Navy');
  database.remove('businessCards/grace');
  // The list is read while the browser is idle, and Grace is not in it.
  expect(database.count('list businessCards')).toBe(0);
  act(() => {
    for (const work of idle.splice(0)) work();
  });
  await waitFor(() => {
    expect(database.count('list businessCards')).toBeGreaterThan(0);
  });
  expect(box('Company')).toHaveValue('US Navy');
  expect(save()).toBeEnabled();
});
