import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { searchBox, shownNames } from '../fakes/contactsTable';
import { database } from '../fakes/fakeDatabase';
import { address, becomeSignedIn, mary, openSite, pasteInto, reloadSite } from '../fakes/site';
import { entryKey, keptQuery } from '../../../src/ui/historyEntry';

// happy-dom knows no popovers; tests/ui/filter.spec.ts opens and closes them for real.
const row = () => screen.getByRole('list', { name: 'Filter' });
const chips = () =>
  within(row())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const chip = (name: string) => within(row()).getByRole('button', { name });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const chosen = () =>
  screen
    .queryAllByRole('button', { name: /^Remove the filter/ })
    .map((way) => /“(.*)”/.exec(way.getAttribute('aria-label') ?? '')?.[1]);

/** The list with the row of chips, where their values are open too. */
async function openFilter(...names: string[]): Promise<UserEvent> {
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  for (const name of names) await user.click(chip(name));
  return user;
}

test('each value says how many it leaves, and leaves so many; its chip takes it back', async () => {
  putFourContacts();
  const user = await openFilter();
  // No tag tells one from another, and all have an email.
  expect(chips()).toEqual(['Scanned', 'Show 4 cards', 'Company', 'Country', 'Has']);
  await user.click(chip('Has'));
  expect(screen.queryByRole('checkbox', { name: /email/i })).not.toBeInTheDocument();
  await user.click(chip('Country'));
  await user.click(box('Germany 1'));
  expect(shownNames()).toEqual(['Zoë Müller']);
  expect(screen.getByText('Showing 1 of 4 business cards')).toBeVisible();
  expect(chosen()).toEqual(['Country: Germany']);
  expect(box('Without notes 1')).toBeVisible();

  await user.click(box('United Kingdom 1'));
  expect(shownNames()).toEqual(['Alan Turing', 'Zoë Müller']);
  expect(chosen()).toEqual(['Country: Germany +1']);
  expect(box('United States 1')).toBeVisible();
  await user.click(box('Notes 0'));
  expect(chosen()).toEqual(['Country: Germany +1', 'Has: Notes']);
  await user.click(box('Without notes 2'));
  expect(box('Notes 0')).not.toBeChecked();
  expect(chosen()).toEqual(['Country: Germany +1', 'Without notes']);
  await user.click(chip('Remove the filter “Without notes”'));
  expect(chosen()).toEqual(['Country: Germany +1']);
  await user.click(chip('Clear All'));
  expect(chosen()).toEqual([]);
  expect(screen.getByText('Showing 4 of 4 business cards')).toBeVisible();
});

test('it combines with the search, and the counts follow', async () => {
  putFourContacts();
  const user = await openFilter('Has');
  await pasteInto(user, searchBox(), 'example');
  expect(box('Phone 3')).toBeVisible();
  await user.click(box('Without phone 1'));
  expect(shownNames()).toEqual(['Unnamed Contact']);
  // Nobody has it, with the filter or without.
  await pasteInto(user, searchBox(), ' zzzzzz');
  expect(screen.getByText('No business cards match your search.')).toBeVisible();
  expect(screen.queryByText(/^Fewer filters/)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Nothing has “zzzzzz” in it.');
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(shownNames()).toEqual(['Unnamed Contact']);
});

test('all that it leaves is selected by one press, besides what was', async () => {
  putFourContacts();
  const user = await openFilter('Country');
  await user.click(screen.getByRole('checkbox', { name: 'Select Grace Hopper' }));
  await user.click(box('Germany 1'));
  await user.click(box('United Kingdom 1'));
  await user.click(chip('Select all 2'));
  expect(screen.getByText('3 selected, 1 not shown')).toBeVisible();
  expect(chip('Select all 2')).toHaveAttribute('aria-disabled', 'true');
});

test('of many values all can be found and shown', async () => {
  for (let at = 0; at < 120; at += 1) {
    const fields = { company: `Firm ${String(at)}`, email: '', website: '' };
    database.put(`businessCards/${String(at)}`, graceHopper(fields));
  }
  const user = await openFilter('Company');
  const firms = () => screen.getAllByRole('checkbox', { name: /^Firm/ });
  expect(firms()).toHaveLength(100);
  const find = screen.getByRole('searchbox', { name: 'Find in Company' });
  await pasteInto(user, find, 'firm 119');
  await user.click(box('Firm 119 1'));
  expect(screen.getByText('Showing 1 of 120 business cards')).toBeVisible();
  await user.clear(find);
  await user.click(screen.getByRole('button', { name: 'Show all 120' }));
  expect(firms()).toHaveLength(120);
  expect(box('Firm 119 1')).toBeChecked();
});

/** With the thin spaces of `Intl`. */
const springDays = 'Scanned: Feb 24\u2009–\u2009Jun 15, 2025';
const scannedFrom = () => screen.getByLabelText('Scanned from');
const scannedUntil = () => screen.getByLabelText('Scanned until');
function setDay(field: HTMLElement, day: string): void {
  fireEvent.change(field, { target: { value: day } });
}

test('a first and a last day, of which one is enough; one that is being typed changes nothing', async () => {
  putFourContacts();
  const user = await openFilter();
  setDay(scannedFrom(), '2025-02-24');
  expect(chosen()).toEqual(['Scanned: From Feb 24, 2025']);
  expect(shownNames()).toEqual(['Alan Turing', 'Grace Hopper', 'Unnamed Contact']);
  setDay(scannedUntil(), '2025-06-15');
  // The first digits of a year, and a month before the year of it.
  for (const day of ['0020-06-15', '2025-01-15']) {
    setDay(scannedUntil(), day);
    expect(chosen()).toEqual([springDays]);
  }
  fireEvent.blur(scannedUntil());
  expect(chosen()).toEqual(['Scanned: Until Jan 15, 2025']);
  setDay(scannedFrom(), '0020-06-15');
  fireEvent.blur(scannedFrom());
  expect(scannedFrom()).toHaveValue('');
  // Days of one's own give way to what is offered.
  await user.click(box('Last 7 days 0'));
  expect(chosen()).toEqual(['Scanned: Last 7 days']);
  expect(scannedUntil()).toHaveValue('');
});

test('the history entry holds it, not the address: a reload finds it, somebody else does not', async () => {
  putFourContacts();
  const user = await openFilter('Country');
  await user.click(box('Germany 1'));
  await waitFor(() => {
    expect(keptQuery(entryKey())?.filter).toBe('{"country":["DE"]}');
  });
  expect(address()).toBe('/dashboard');
  reloadSite();
  expect(await screen.findByText('Showing 1 of 4 business cards')).toBeVisible();
  expect(chosen()).toEqual(['Country: Germany']);

  database.put('businessCards/hers', { userId: mary.uid, name: 'Hers' });
  await becomeSignedIn(mary);
  expect(await screen.findByText('Showing 1 of 1 business cards')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getByText('There is nothing to filter by yet.')).toBeVisible();
});

test('where all that it left goes away, the list says so and offers the way out', async () => {
  putFourContacts();
  const user = await openFilter('Country');
  await user.click(box('Germany 1'));
  screen.getByRole('link', { name: 'Zoë Müller' }).focus();
  await user.keyboard('{Delete}');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('No business cards match your filters.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear All' })[0] ?? document.body);
  expect(await screen.findByText('Showing 3 of 3 business cards')).toBeVisible();
});
