import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { putManyContacts } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { database } from '../fakes/fakeDatabase';
import { openSite } from '../fakes/site';

// It waits for an idle browser too.
vi.mock(import('../../../src/contacts/store/keepCurrent'), async (actual) => ({
  ...(await actual()),
  keepCurrent: () => undefined,
}));

const asked = new Map<number, IdleRequestCallback>();

beforeEach(() => {
  let last = 0;
  asked.clear();
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => {
    asked.set(++last, callback);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => asked.delete(handle));
});

// Not after each test: the page unmounts later, and cancels what it has requested.
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Makes the browser idle once, which runs the requested tasks. */
function idle(): void {
  const now = [...asked.values()];
  asked.clear();
  for (const callback of now) callback({ didTimeout: false, timeRemaining: () => 50 });
}

/** Counts how often two texts are compared for an order. */
function spyOnCompare() {
  const compare = vi.fn(new Intl.Collator().compare);
  vi.spyOn(Intl.Collator.prototype, 'compare', 'get').mockReturnValue(compare);
  return compare;
}

test('names are sorted ahead once all contacts are loaded', async () => {
  putManyContacts(120);
  database.letNext('list businessCards');
  const rest = database.holdNext('list businessCards');
  openSite('/dashboard');
  await screen.findByText('Showing 50 of 50 business cards. Loading the rest...');
  const compare = spyOnCompare();
  // The code of the next pages is fetched. The order of fifty would be of no use a moment later.
  while (asked.size > 0) idle();
  expect(compare).not.toHaveBeenCalled();

  rest.release();
  await screen.findByText('Showing 120 of 120 business cards');
  await waitFor(() => {
    expect(asked.size).toBeGreaterThan(0);
  });
  while (asked.size > 0) idle();
  const comparisons = compare.mock.calls.length;
  expect(comparisons).toBeGreaterThan(100);
  expect(shownNames()[0]).toBe('Contact 001');

  const header = screen.getByRole('columnheader', { name: 'Name' });
  fireEvent.click(within(header).getByRole('button'));
  fireEvent.click(within(header).getByRole('button'));
  expect(shownNames()[0]).toBe('Contact 120');
  // But for a few, which tell the letters of the headings apart.
  expect(compare.mock.calls.length - comparisons).toBeLessThan(10);
});

test('nothing is sorted ahead for a page that the user left', async () => {
  putManyContacts(3);
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Contact 002' }));
  await screen.findByRole('heading', { level: 1, name: 'Contact 002' });
  const compare = spyOnCompare();
  while (asked.size > 0) idle();
  expect(compare).not.toHaveBeenCalled();
});
