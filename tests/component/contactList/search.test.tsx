import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { graceHopper, putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { searchBox, shownNames } from '../fakes/contactsTable';
import { database, timestamp } from '../fakes/fakeDatabase';
import { address, keptSearch, openSite } from '../fakes/site';

afterEach(() => {
  vi.useRealTimers();
});

test('narrows the list while typing, and counts what is left', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(searchBox().placeholder).toBe('Search business cards...');

  await user.type(searchBox(), 'hopper');
  expect(await screen.findByText('Showing 1 of 4 business cards')).toBeVisible();
  expect(shownNames()).toEqual(['Grace Hopper']);
  await waitFor(() => {
    expect(keptSearch()).toBe('hopper');
  });

  // The browser keeps addresses after a log-out.
  expect(address()).toBe('/dashboard');

  await user.clear(searchBox());
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
  await waitFor(() => {
    expect(keptSearch()).toBe('');
  });
});

test('a row whose cells show no hit says why it is there', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  await user.type(searchBox(), 'compilers');
  expect(await screen.findByText(/^Notes: .*compilers/i)).toBeVisible();
  await user.clear(searchBox());
  await user.type(searchBox(), 'hopper');
  expect(screen.queryByText(/^Notes:/)).not.toBeInTheDocument();
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
  ).toBeVisible();
  expect(shownNames()).toEqual(names);
  expect(searchBox()).toHaveValue(search);
});

test('until a header is pressed the best match comes first, and the page says so', async () => {
  putFourContacts();
  // Newer than Grace, and found in another place.
  const day = (date: string) => ({ createdAt: timestamp(`${date}T12:00:00Z`) });
  database.put(
    'businessCards/newer',
    graceHopper({ name: 'Ada', company: 'Hopper', ...day('2025-11-01') }),
  );
  database.put(
    'businessCards/newest',
    graceHopper({ name: 'Mary', notes: 'Hopper', ...day('2025-12-01') }),
  );
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  expect(screen.queryByText('Best match first')).not.toBeInTheDocument();
  await user.type(searchBox(), 'hopper');
  expect(shownNames()).toEqual(['Grace Hopper', 'Ada', 'Mary']);
  expect(screen.getByText('Best match first')).toBeVisible();
  const sorted = () =>
    screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort')).length;
  expect(sorted()).toBe(0);
  // In the toolbar, and in its menu: the width of the list says which one is drawn.
  const sorts = screen.getAllByRole('combobox', { name: 'Sort by' });
  for (const each of sorts) expect(each).toHaveDisplayValue('Best match');
  const [sort = document.body] = sorts;

  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(shownNames()).toEqual(['Ada', 'Grace Hopper', 'Mary']);
  expect(screen.queryByText('Best match first')).not.toBeInTheDocument();
  expect(sorted()).toBe(1);
  await waitFor(() => {
    expect(address()).toBe('/dashboard?sort=name');
  });

  // The newest first is a sort that was chosen, and the address says so.
  await user.selectOptions(sort, 'Date Added: Newest');
  expect(shownNames()).toEqual(['Mary', 'Ada', 'Grace Hopper']);
  await waitFor(() => {
    expect(address()).toBe('/dashboard?sort=createdAt');
  });
  await user.selectOptions(sort, 'Best match');
  expect(shownNames()).toEqual(['Grace Hopper', 'Ada', 'Mary']);

  // What was chosen for a search goes with it; what was chosen before stays.
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.clear(searchBox());
  expect(shownNames()[0]).toBe('Mary');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.type(searchBox(), 'hopper');
  await user.clear(searchBox());
  expect(shownNames()[0]).toBe('Ada');
});

test('a single hit has no order to speak of', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  await user.type(searchBox(), 'grace');
  expect(await screen.findByText('Showing 1 of 4 business cards')).toBeVisible();
  expect(screen.queryByText('Best match first')).not.toBeInTheDocument();
});

test('the count changes at once and is said when typing pauses', async () => {
  vi.useFakeTimers();
  putFourContacts();
  openSite('/dashboard');
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(500));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toContain('4 of 4 business cards shown');

  fireEvent.change(searchBox(), { target: { value: 'g' } });
  await act(() => vi.advanceTimersByTimeAsync(400));
  fireEvent.change(searchBox(), { target: { value: 'gr' } });
  expect(screen.getByText('Showing 1 of 4 business cards')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(said()).toContain('4 of 4 business cards shown');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(said()).toContain('1 of 4 business cards shown');

  fireEvent.change(searchBox(), { target: { value: '.example' } });
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(said()).toContain('4 of 4 business cards shown. Best match first');
});

test('when nothing matches it says so, and the search can be cleared', async () => {
  putFourContacts();
  const user = openSite('/dashboard?search=nobody');
  expect(await screen.findByText('No business cards match your search.')).toBeVisible();
  expect(screen.getByText('Showing 0 of 4 business cards')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByText('No business cards yet')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(searchBox()).toHaveValue('');
  expect(searchBox()).toHaveFocus();
  expect(screen.queryByText('No business cards match your search.')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(address()).toBe('/dashboard');
  });
});

test('where one word of several is in the way it says which, and leads to what is found without it', async () => {
  putFourContacts();
  const user = openSite('/dashboard?search=grace%20zzzz');
  const help = () => screen.findByText(/Every field was searched/);
  expect(await help()).toHaveTextContent(
    'Every field was searched, notes and tags too. Nothing has “zzzz” in it.',
  );
  fireEvent.change(searchBox(), { target: { value: 'zzzz' } });
  expect(await help()).toHaveTextContent('Try fewer letters, or one word alone.');
  fireEvent.change(searchBox(), { target: { value: 'alan turing grace' } });
  expect(await help()).toHaveTextContent('No card has all of these words.');
  await user.click(screen.getByRole('button', { name: /^Search without “ ?grace ?”$/ }));
  expect(searchBox()).toHaveValue('alan turing');
  expect(searchBox()).toHaveFocus();
  expect(await screen.findByText('Showing 1 of 4 business cards')).toBeVisible();
});

test('the box can be cleared while something is in it', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByText('Showing 4 of 4 business cards');
  const clear = () => screen.queryByRole('button', { name: 'Clear the search box' });
  expect(clear()).not.toBeInTheDocument();
  await user.type(searchBox(), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Clear the search box' }));
  expect(searchBox()).toHaveValue('');
  expect(searchBox()).toHaveFocus();
  expect(clear()).not.toBeInTheDocument();
});

test('while the rest loads, a search without results says so', async () => {
  putManyContacts(120);
  database.letNewest();
  const rest = database.holdNext('list businessCards');
  openSite('/dashboard?search=104');
  expect(
    await screen.findByText('No match yet. Still loading the rest of your cards.'),
  ).toBeVisible();
  expect(screen.queryByText('No business cards match your search.')).not.toBeInTheDocument();
  rest.release();
  expect(await screen.findByRole('link', { name: 'Contact 104' })).toBeVisible();
  expect(screen.queryByText(/^No match yet/)).not.toBeInTheDocument();
});

test('if the rest fails to load, a search without results says what was not searched', async () => {
  putManyContacts(120);
  database.letNewest();
  database.failNext('list businessCards', 'resource-exhausted');
  const user = openSite('/dashboard?search=nobody');
  expect(
    await screen.findByText(
      'No match in the cards that are here. We couldn’t load the rest, so they weren’t searched.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/^No business cards match/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No business cards match your search.')).toBeVisible();
});

test('what looks like a pattern is searched as text', async () => {
  putFourContacts();
  database.put('businessCards/odd', graceHopper({ name: 'C++ (Ltd.)', notes: '' }));
  openSite(`/dashboard?search=${encodeURIComponent('c++ (')}`);
  expect(await screen.findByText('Showing 1 of 5 business cards')).toBeVisible();
  expect(shownNames()).toEqual(['C++ (Ltd.)']);
});

test('thousands are written with a comma', async () => {
  putManyContacts(1234);
  openSite('/dashboard');
  expect(await screen.findByText('Showing 1,234 of 1,234 business cards')).toBeVisible();
});
