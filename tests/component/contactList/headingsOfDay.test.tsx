import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { putManyContacts } from '../fakes/contactDocuments';
import { openSite } from '../fakes/site';

afterEach(() => {
  vi.useRealTimers();
});

test('“This week” is last week’s no more where somebody comes back to the page on Monday', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 0, 1, 12) });
  putManyContacts(30);
  openSite('/dashboard');
  await screen.findByText('Showing 30 of 30 business cards');
  const rows = screen.getByRole('table', { name: /^Contacts/ });
  expect(rows).toHaveTextContent(/This week, 2/);
  expect(rows).toHaveTextContent(/December 2024, 28/);
  vi.setSystemTime(new Date(2025, 0, 6, 9));
  fireEvent(document, new Event('visibilitychange'));
  expect(rows).toHaveTextContent(/December 2024, 30/);
  expect(rows).not.toHaveTextContent('This week');
});

test('nor where the page was open all the time', async () => {
  const SUNDAY = new Date(2025, 0, 5, 23, 30);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: SUNDAY });
  putManyContacts(30);
  openSite('/dashboard');
  const count = () => expect(screen.getByText('Showing 30 of 30 business cards')).toBeVisible();
  await vi.waitFor(count, 15_000);
  const rows = screen.getByRole('table', { name: /^Contacts/ });
  expect(rows).toHaveTextContent(/This week, 2/);
  act(() => {
    vi.advanceTimersByTime(31 * 60_000);
  });
  expect(rows).toHaveTextContent(/December 2024, 30/);
  expect(rows).not.toHaveTextContent('This week');
});

test('“Last 7 days” goes on with the days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 0, 1, 12) });
  putManyContacts(30);
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('checkbox', { name: /^Last 7 days 7$/ }));
  expect(screen.getByText('Showing 7 of 30 business cards')).toBeVisible();
  vi.setSystemTime(new Date(2025, 0, 4, 12));
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText('Showing 4 of 30 business cards')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Last 7 days 4' })).toBeChecked();
});
