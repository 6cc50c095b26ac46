import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Analyzer } from '../../../src/contacts/store/analysis/Analyzer';
import { FakeWorker } from '../fakes/fakeWorker';
import { ada, becomeSignedIn, openSite } from '../fakes/site';
import { openPass, phoneOf, putOddContacts } from './oddContacts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('where no worker starts the page itself looks through the contacts', async () => {
  putOddContacts();
  vi.stubGlobal('Worker', undefined);
  const user = openSite('/clean-up');
  expect(await screen.findByRole('heading', { level: 2, name: 'Eva Wolf' })).toBeVisible();
  await screen.findByRole('button', { name: 'Keyboard Shortcuts' });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 of 2')).toBeVisible();
  expect(phoneOf('eva')).toBe('+49 30 901820');
});

test('where a worker breaks off the page goes on with it', async () => {
  await openPass();
  const [worker] = FakeWorker.running;
  act(() => {
    worker?.onerror?.(new Event('error'));
  });
  expect(FakeWorker.running.size).toBe(0);
  await screen.findByText(/^Looking through your contacts/);
  expect(await screen.findByText('1 of 3')).toBeVisible();
});

test('where the page can’t either, that is said, and Try Again starts a worker', async () => {
  putOddContacts();
  vi.stubGlobal('Worker', undefined);
  const running = vi.spyOn(Analyzer.prototype, 'analyze').mockImplementation(() => {
    throw new Error('made to fail by the test');
  });
  openSite('/clean-up');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'This browser didn’t start the part of the site that looks through your contacts. Everything else works.',
  );
  running.mockRestore();
  vi.stubGlobal('Worker', FakeWorker);
  fireEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Eva Wolf' })).toBeVisible();
});

test('the worker ends with the session', async () => {
  await openPass();
  expect(FakeWorker.running.size).toBe(1);
  await becomeSignedIn(null);
  expect(FakeWorker.running.size).toBe(0);
  await becomeSignedIn(ada);
});
