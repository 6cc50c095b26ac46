import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { graceHopper, putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { database } from '../fakes/fakeDatabase';
import { address, openSite } from '../fakes/site';

afterEach(() => {
  vi.useRealTimers();
});

function box(): HTMLInputElement {
  return screen.getByRole('searchbox', { name: 'Search business cards' });
}

test('narrows the list while typing, and counts what is left', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeDefined();
  expect(box().placeholder).toBe('Search business cards...');

  await user.type(box(), 'hopper');
  expect(await screen.findByText('Showing 1 of 4 business cards')).toBeDefined();
  expect(shownNames()).toEqual(['Grace Hopper']);
  await waitFor(() => {
    expect(address()).toBe('/dashboard?search=hopper');
  });

  await user.clear(box());
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeDefined();
  await waitFor(() => {
    expect(address()).toBe('/dashboard');
  });
});

test.each([
  ['compilers', ['Grace Hopper']],
  ['215555', ['Grace Hopper']],
  ['zoe muller', ['Zoë Müller']],
  ['AACHEN', ['Zoë Müller']],
  ['noir', ['Unnamed Contact']],
  ['park turing', ['Alan Turing']],
  ['.example', ['Alan Turing', 'Grace Hopper', 'Unnamed Contact', 'Zoë Müller']],
])('%s is found', async (search, names) => {
  putFourContacts();
  openSite(`/dashboard?search=${encodeURIComponent(search)}`);
  expect(
    await screen.findByText(`Showing ${String(names.length)} of 4 business cards`),
  ).toBeDefined();
  expect(shownNames()).toEqual(names);
  expect(box().value).toBe(search);
});

test('when nothing matches it says so, and the search can be cleared', async () => {
  putFourContacts();
  const user = openSite('/dashboard?search=nobody');
  expect(await screen.findByText('No business cards match your search.')).toBeDefined();
  expect(screen.getByText('Showing 0 of 4 business cards')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('No business cards yet')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeDefined();
  expect(box().value).toBe('');
  expect(screen.queryByText('No business cards match your search.')).toBeNull();
  await waitFor(() => {
    expect(address()).toBe('/dashboard');
  });
});

test('the address waits for a pause of a quarter of a second, the list does not', async () => {
  vi.useFakeTimers();
  putFourContacts();
  openSite('/dashboard');
  await act(() => vi.advanceTimersByTimeAsync(0));
  const replace = vi.spyOn(window.history, 'replaceState');

  fireEvent.change(box(), { target: { value: 'g' } });
  await act(() => vi.advanceTimersByTimeAsync(249));
  fireEvent.change(box(), { target: { value: 'gr' } });
  expect(shownNames()).toEqual(['Grace Hopper']);
  await act(() => vi.advanceTimersByTimeAsync(249));
  expect(address()).toBe('/dashboard');
  expect(replace).not.toHaveBeenCalled();

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(address()).toBe('/dashboard?search=gr');
  expect(replace).toHaveBeenCalledTimes(1);
});

test('the key / leads to the box, and is a plain character inside of it', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  expect(document.activeElement).not.toBe(box());

  await user.keyboard('/');
  expect(document.activeElement).toBe(box());
  expect(box().value).toBe('');
  await user.keyboard('1/2');
  expect(box().value).toBe('1/2');
});

test('Control with / is left to the browser', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  await user.keyboard('{Control>}/{/Control}');
  expect(document.activeElement).not.toBe(box());
});

test('the navigation leads to the whole list again', async () => {
  putFourContacts();
  const user = openSite('/dashboard?search=hopper');
  await screen.findByText('Showing 1 of 4 business cards');
  const [toContacts] = screen.getAllByRole('link', { name: 'Contacts' });
  if (!toContacts) throw new Error('The navigation has no Contacts.');
  await user.click(toContacts);
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeDefined();
  expect(box().value).toBe('');
  expect(address()).toBe('/dashboard');
});

test('what looks like a pattern is searched as text', async () => {
  putFourContacts();
  database.put('businessCards/odd', graceHopper({ name: 'C++ (Ltd.)', notes: '' }));
  openSite(`/dashboard?search=${encodeURIComponent('c++ (')}`);
  expect(await screen.findByText('Showing 1 of 5 business cards')).toBeDefined();
  expect(shownNames()).toEqual(['C++ (Ltd.)']);
});

test('thousands are written with a comma', async () => {
  putManyContacts(1234);
  openSite('/dashboard');
  expect(await screen.findByText('Showing 1,234 of 1,234 business cards')).toBeDefined();
});
