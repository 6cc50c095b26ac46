import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Window as HappyWindow } from 'happy-dom';
import '../fakes/site';

// The pages here outlive their test, and would hand on the focus in others.
vi.mock(import('../../../src/ui/keepFocus'), () => ({ keepFocus: () => () => undefined }));

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

describe('a tab with a session of its own', () => {
  const later = 10 * 60_000;
  const tab: Record<string, string> = {
    'cardfile.session': 'open',
    'cardfile.tabSession': 'one',
    'cardfile.draft ada /profile': '{"name":{"began":"","text":"Ada"}}',
    'firebase:authUser:key:[DEFAULT]': 'a token',
  };
  const isOpenedAfter = (ms: number) => {
    const now = Date.now();
    sessionStorage.setItem('cardfile.seenAt', String(now));
    vi.spyOn(Date, 'now').mockReturnValue(now + performance.now() + ms);
  };

  test.each<[string, string[], () => void]>([
    ['keeps it over a reload', Object.keys(tab), () => isOpenedAfter(1_000)],
    [
      'keeps it where the browser has dropped its page',
      Object.keys(tab),
      () => {
        isOpenedAfter(later);
        Object.defineProperty(document, 'wasDiscarded', { value: true, configurable: true });
      },
    ],
    // The flag stays: the login then says that the session has ended.
    [
      'loses it and what was typed when it is opened again',
      ['cardfile.session'],
      () => isOpenedAfter(later),
    ],
    [
      'loses it where its copy was logged out meanwhile',
      [],
      () => localStorage.setItem('cardfile.tabSession', 'one'),
    ],
  ])('%s', async (_, left, before) => {
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
    before();
    await openAt('https://cardfile.example/terms');
    expect(Object.keys(sessionStorage).filter((key) => key in tab)).toEqual(left);
    Reflect.deleteProperty(document, 'wasDiscarded');
  });
});
