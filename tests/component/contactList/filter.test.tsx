import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { searchBox, shownNames } from '../fakes/contactsTable';
import { database } from '../fakes/fakeDatabase';
import {
  address,
  becomeSignedIn,
  goOffline,
  mary,
  openSite,
  pasteInto,
  reloadSite,
} from '../fakes/site';
import { entryKey, keptQuery } from '../../../src/ui/historyEntry';

// happy-dom's window is as wide as a tablet.
const matchMedia = window.matchMedia.bind(window);
function widenWindow(isWide: boolean): void {
  const asked = isWide ? '(width > 0px)' : '(width < 0px)';
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query === '(width >= 1000px)' ? asked : query),
  );
}
beforeEach(() => {
  widenWindow(true);
});

const filterButton = () => screen.findByRole('button', { name: 'Filter' });
const panel = () => screen.findByRole('region', { name: 'Filter' });
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove the filter/ }).map((chip) => chip.textContent);
const keptFilter = () => keptQuery(entryKey())?.filter;

/** The list of four with its filter open. */
async function openFilter(): Promise<UserEvent> {
  putFourContacts();
  const user = openSite('/dashboard');
  await user.click(await filterButton());
  await panel();
  return user;
}

const value = (group: string, name: string | RegExp) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

test('each value says how many it leaves, and leaves so many; its chip takes it back', async () => {
  const user = await openFilter();
  await user.click(value('Country', 'Germany 1'));
  expect(shownNames()).toEqual(['Zoë Müller']);
  expect(screen.getByText('Showing 1 of 4 business cards')).toBeVisible();
  expect(chips()).toEqual(['Country: Germany']);
  expect(value('Notes', 'No 1')).toBeVisible();
  expect(value('Country', 'Any 4')).toBeVisible();

  await user.click(value('Country', 'United Kingdom 1'));
  expect(shownNames()).toEqual(['Alan Turing']);
  await user.click(value('Email', 'Yes 1'));
  expect(chips()).toEqual(['Country: United Kingdom', 'With email']);
  await user.click(
    screen.getByRole('button', { name: 'Remove the filter “Country: United Kingdom”' }),
  );
  expect(chips()).toEqual(['With email']);
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(chips()).toEqual([]);
  expect(screen.getByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(await panel()).toBeVisible();
});

test('it combines with the search, and the counts follow', async () => {
  const user = await openFilter();
  await pasteInto(user, searchBox(), 'example');
  expect(value('Phone', 'Yes 3')).toBeVisible();
  expect(value('Phone', 'No 1')).toBeVisible();
  await user.click(value('Phone', 'No 1'));
  expect(shownNames()).toEqual(['Unnamed Contact']);
  // Nobody has it, with the filter or without.
  await pasteInto(user, searchBox(), ' zzzzzz');
  expect(screen.getByText('No business cards match your search.')).toBeVisible();
  expect(screen.queryByText(/^Fewer filters/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Nothing has/)).toHaveTextContent('Nothing has “zzzzzz” in it.');
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(shownNames()).toEqual(['Unnamed Contact']);
});

test('a value that is chosen and shown is not among those that are only counted', async () => {
  for (let number = 1; number <= 8; number += 1) {
    for (let copy = number; copy <= 8; copy += 1) {
      const id = `c${String(number)}${String(copy)}`;
      const company = `Firm ${String(number)}`;
      database.put(`businessCards/${id}`, graceHopper({ company, email: '', website: '' }));
    }
  }
  const user = openSite('/dashboard');
  await user.click(await filterButton());
  await panel();
  expect(screen.getByText('and 3 more')).toBeVisible();
  const find = screen.getByRole('searchbox', { name: 'Find a company' });
  await pasteInto(user, find, 'Firm 8');
  await user.click(value('Company', 'Firm 8 1'));
  await user.clear(find);
  expect(value('Company', 'Firm 8 1')).toBeVisible();
  expect(screen.getByText('and 2 more')).toBeVisible();
});

test('Escape ends the word that is being composed to find a company, and not the filter', async () => {
  for (let at = 0; at < 8; at += 1) {
    database.put(
      `businessCards/${String(at)}`,
      graceHopper({ company: `Firm ${String(at)}`, email: '', website: '' }),
    );
  }
  await openFilter();
  const find = screen.getByRole('searchbox', { name: 'Find a company' });
  fireEvent.keyDown(find, { key: 'Escape', isComposing: true });
  // Safari ends the composition first.
  fireEvent.keyDown(find, { key: 'Escape', keyCode: 229 });
  expect(find).toBeVisible();
  fireEvent.keyDown(find, { key: 'Escape' });
  expect(find).not.toBeInTheDocument();
});

/** With the thin spaces of `Intl`. */
const springDays = 'Scanned Feb 24\u2009–\u2009Jun 15, 2025';
const scannedFrom = () => screen.getByLabelText('Scanned from');
const scannedUntil = () => screen.getByLabelText('Scanned until');
function setDay(field: HTMLElement, day: string): void {
  fireEvent.change(field, { target: { value: day } });
}

test('the year of a scan is chosen in the select, or a first and a last day, of which one is enough', async () => {
  const user = await openFilter();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Scanned' }), '2025 (4)');
  expect(chips()).toEqual(['Scanned 2025']);
  expect(scannedFrom()).toHaveValue('2025-01-01');
  expect(scannedUntil()).toHaveValue('2025-12-31');
  setDay(scannedUntil(), '');
  expect(chips()).toEqual(['Scanned from Jan 1, 2025']);
  setDay(scannedFrom(), '2025-02-24');
  expect(shownNames()).toEqual(['Alan Turing', 'Grace Hopper', 'Unnamed Contact']);
  expect(screen.getByRole('option', { name: 'From Feb 24, 2025 (3)' })).toHaveProperty(
    'selected',
    true,
  );
  setDay(scannedUntil(), '2025-06-15');
  expect(chips()).toEqual([springDays]);
  setDay(scannedFrom(), '');
  expect(chips()).toEqual(['Scanned until Jun 15, 2025']);
  setDay(scannedUntil(), '');
  expect(chips()).toEqual([]);
});

test('a day that is still being typed changes nothing, and one that passes the other end opens that', async () => {
  await openFilter();
  setDay(scannedFrom(), '2025-02-24');
  setDay(scannedUntil(), '2025-06-15');
  // The first digits of a year, and a month before the year of it.
  for (const day of ['0020-06-15', '2025-01-15']) {
    setDay(scannedUntil(), day);
    expect(chips()).toEqual([springDays]);
  }
  fireEvent.blur(scannedUntil());
  expect(chips()).toEqual(['Scanned until Jan 15, 2025']);
  setDay(scannedFrom(), '0020-06-15');
  fireEvent.blur(scannedFrom());
  expect(scannedFrom()).toHaveValue('');
  expect(chips()).toEqual(['Scanned until Jan 15, 2025']);
});

test('the history entry holds it, not the address: a reload finds it, somebody else does not', async () => {
  const user = await openFilter();
  await user.click(value('Country', 'Germany 1'));
  await waitFor(() => {
    expect(keptFilter()).toBe('{"country":"DE"}');
  });
  expect(address()).toBe('/dashboard');
  reloadSite();
  expect(await screen.findByText('Showing 1 of 4 business cards')).toBeVisible();
  expect(chips()).toEqual(['Country: Germany']);
  expect(screen.queryByRole('region', { name: 'Filter' })).not.toBeInTheDocument();

  database.put('businessCards/hers', { userId: mary.uid, name: 'Hers' });
  await becomeSignedIn(mary);
  expect(await screen.findByText('Showing 1 of 1 business cards')).toBeVisible();
  expect(chips()).toEqual([]);
});

test('where all that it left goes away, the list says so and offers the way out', async () => {
  const user = await openFilter();
  await user.click(value('Country', 'Germany 1'));
  fireEvent.keyDown(await panel(), { key: 'Escape' });
  screen.getByRole('link', { name: 'Zoë Müller' }).focus();
  await user.keyboard('{Delete}');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('No business cards match your filters.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear All' })[0] ?? document.body);
  expect(await screen.findByText('Showing 3 of 3 business cards')).toBeVisible();
});

test('in a narrow window it is a sheet, which says how many it leaves', async () => {
  widenWindow(false);
  putFourContacts();
  const user = openSite('/dashboard');
  await user.click(await filterButton());
  const sheet = await screen.findByRole('dialog', { name: 'Filter' });
  await user.click(value('Card image', 'No 3'));
  await user.click(within(sheet).getByRole('button', { name: 'Clear All' }));
  expect(within(sheet).getByRole('button', { name: 'Show 4 cards' })).toBeVisible();
  await user.click(value('Card image', 'Yes 1'));
  await user.click(within(sheet).getByRole('button', { name: 'Show 1 card' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shownNames()).toEqual(['Grace Hopper']);
  expect(await filterButton()).toHaveFocus();
});

test('a contact that opens beside the list is not covered by a filter that was open above it', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.startsWith('(width >=') ? '(width > 0px)' : query),
  );
  const user = await openFilter();
  await user.click(value('Country', 'Germany 1'));
  await user.click(screen.getByRole('link', { name: 'Zoë Müller' }));
  await screen.findByRole('heading', { level: 1, name: 'Zoë Müller' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zoë Müller' })).toHaveFocus();
  expect(chips()).toEqual(['Country: Germany']);
  // There it opens as a sheet.
  await user.click(await filterButton());
  expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeVisible();
});

test('without a network it counts and filters the list in memory, and reports no fault', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByText('Showing 4 of 4 business cards');
  const before = database.calls.length;
  goOffline();
  await user.click(await filterButton());
  await panel();
  await user.click(value('Country', 'Germany 1'));
  expect(shownNames()).toEqual(['Zoë Müller']);
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  setDay(scannedFrom(), '2025-02-24');
  expect(screen.getByText('Showing 3 of 4 business cards')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(database.calls.slice(before).filter((call) => call.includes('Cards'))).toEqual([]);
});

test('a letter acts also while a value has the focus: it is chosen, not typed', async () => {
  const user = await openFilter();
  await user.click(value('Country', 'Germany 1'));
  expect(value('Country', /^Germany/)).toHaveFocus();
  await user.keyboard('f');
  expect(screen.queryByRole('region', { name: 'Filter' })).not.toBeInTheDocument();
});
