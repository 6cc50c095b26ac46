import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Window as HappyWindow } from 'happy-dom';
import '../fakes/site';

const replace = vi.fn();

beforeEach(() => {
  replace.mockClear();
  vi.resetModules();
  document.body.innerHTML = '<div id="root"></div>';
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Opens the site as a browser does that was sent to `url`. */
async function openAt(url: string): Promise<void> {
  (window as unknown as HappyWindow).happyDOM.setURL(url);
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  await act(async () => {
    await import('../../../src/main');
  });
}

const ON_DEFAULT_HOST = 'https://demo-cardfile.web.app/features?from=mail';

test('on a default host of the provider, the site goes to its own address and draws nothing', async () => {
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://cardfile.example');
  await openAt(ON_DEFAULT_HOST);
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://cardfile.example/features?from=mail');
  expect(document.getElementById('root')?.childElementCount).toBe(0);
});

test('without an address of its own, it stays and draws the page', async () => {
  vi.stubEnv('VITE_SITE_ORIGIN', '');
  await openAt(ON_DEFAULT_HOST);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

test('at its own address, it stays too', async () => {
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://cardfile.example');
  await openAt('https://cardfile.example/features?from=mail');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});
