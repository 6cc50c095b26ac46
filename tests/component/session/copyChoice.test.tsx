import '../fakes/indexedDb';
import { openDB } from 'idb';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COPY, copyOwner, endCopy, startCopy, switchCopy } from '../../../src/session/copy/choice';
import { saveCopy } from '../../../src/session/copy/storedCopy';
import { signInService } from '../fakes/fakeSignIn';
import { becomeSignedIn, mary, openSite } from '../fakes/site';

vi.mock(import('../../../src/session/copy/storedCopy'), { spy: true });

const choice = () => localStorage.getItem(COPY);
const databases = async () =>
  (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === COPY);

/** All that is kept but the id of the session that ended, which its copies in other tabs read. */
const stored = (): unknown =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'cardfile.tabSession'));

/** Stores something in the place of a copy. */
async function store(): Promise<void> {
  (await openDB(COPY)).close();
}

beforeEach(async () => {
  endCopy();
  await vi.waitUntil(() => choice() === null);
});

describe('the choice', () => {
  test('is on for who stays signed in, and goes with the copy at the end', async () => {
    startCopy('ada');
    expect(copyOwner()).toBe('ada');
    await store();
    startCopy('ada');
    expect(copyOwner()).toBe('ada');
    endCopy();
    expect(copyOwner()).toBe(null);
    await vi.waitUntil(() => choice() === null);
    expect(await databases()).toEqual([]);
  });

  test('off deletes the copy, and stays off until it is switched on', async () => {
    startCopy('ada');
    await store();
    switchCopy('ada', false);
    expect(copyOwner()).toBe(null);
    await vi.waitUntil(async () => (await databases()).length === 0);
    startCopy('ada');
    expect(copyOwner()).toBe(null);
    switchCopy('ada', true);
    expect(copyOwner()).toBe('ada');
  });

  test('off ends with a log-out, and is nobody else’s', async () => {
    startCopy('ada');
    switchCopy('ada', false);
    await vi.waitUntil(() => choice() === 'OFF ada');
    startCopy('mary');
    expect(copyOwner()).toBe('mary');
    endCopy();
    await vi.waitUntil(() => choice() === null);
    startCopy('ada');
    expect(copyOwner()).toBe('ada');
  });

  test('another user’s copy is deleted before theirs is kept', async () => {
    startCopy('ada');
    await store();
    startCopy('mary');
    expect(copyOwner()).toBe(null);
    await vi.waitUntil(() => copyOwner() === 'mary');
    expect(await databases()).toEqual([]);
  });

  test('what is chosen last counts, also while the database is being deleted', async () => {
    startCopy('ada');
    endCopy();
    startCopy('ada');
    await vi.waitUntil(() => copyOwner() === 'ada');
    startCopy('mary');
    endCopy();
    await vi.waitUntil(() => choice() === null);
    startCopy('ada');
    switchCopy('ada', false);
    startCopy('ada');
    await vi.waitUntil(() => choice() === 'OFF ada');
    expect(copyOwner()).toBe(null);
  });

  test('a deletion that an earlier page could not do is done by the next one', async () => {
    await store();
    for (const unfinished of ['ENDING ', 'ENDING', 'ENDING mary']) {
      localStorage.setItem(COPY, unfinished);
      startCopy('ada');
      await vi.waitUntil(() => copyOwner() === 'ada');
      expect(await databases()).toEqual([]);
    }
  });
});

describe('what a session leaves is looked for: without a choice', () => {
  const unregister = vi.fn<() => Promise<boolean>>();
  let kept = new Set<string>();

  beforeEach(async () => {
    await store();
    kept = new Set(['cardfile old']);
    unregister.mockReset().mockResolvedValue(true);
    vi.stubGlobal('caches', {
      keys: async () => [...kept],
      delete: async (name: string) => kept.delete(name),
    });
    const serviceWorker = { getRegistrations: async () => [{ unregister }] };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  const expectNothingLeft = () =>
    vi.waitFor(async () => {
      expect(await databases()).toEqual([]);
      expect(unregister).toHaveBeenCalled();
      expect([...kept]).toEqual([]);
      expect(choice()).toBe(null);
    });

  test('an end removes copy, worker and caches', async () => {
    endCopy();
    await expectNothingLeft();
  });

  test.each(['/', '/login', '/dashboard'])('so does a start at %s', async (path) => {
    openSite(path, null);
    await screen.findByRole('heading', { level: 1 });
    await expectNothingLeft();
    expect(signInService.isWatched).toBe(path !== '/');
  });

  test('a silent database does not keep the worker', async () => {
    vi.spyOn(indexedDB, 'deleteDatabase').mockReturnValue({} as IDBOpenDBRequest);
    endCopy();
    await vi.waitUntil(() => kept.size === 0);
    expect(unregister).toHaveBeenCalled();
  });

  test('a start beside a session that this browser keeps removes nothing', async () => {
    Object.assign(localStorage, { 'cardfile.session': 'open', [COPY]: 'ada' });
    openSite('/');
    await screen.findByRole('heading', { level: 1 });
    // Longer than the wait for a moment without work.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await databases()).toEqual([COPY]);
    expect(unregister).not.toHaveBeenCalled();
  });
});

describe('a session that this browser does not keep', () => {
  test.each(['SESSION', 'NONE'] as const)('%s: keeps nothing', async (keeping) => {
    signInService.keeping = keeping;
    openSite('/profile');
    const box = await screen.findByRole('checkbox', { name: 'Keep my contacts on this computer' });
    expect(box).not.toBeChecked();
    expect(box).toBeDisabled();
    expect(choice()).toBe(null);
  });

  test.each(['SESSION', 'NONE'] as const)(
    '%s: its log-out leaves what is kept of somebody else',
    async (keeping) => {
      // Mary has signed in and stays, in another tab.
      const kept = { 'cardfile.session': 'open', [COPY]: 'mary' };
      Object.assign(localStorage, kept);
      signInService.keeping = keeping;
      const user = openSite('/profile');
      await user.click(await screen.findByRole('button', { name: 'Logout' }));
      await screen.findByRole('heading', { level: 1, name: /^Scan the card/ });
      expect(stored()).toEqual(kept);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  test('its end by the service is told, and leaves it too', async () => {
    const kept = { 'cardfile.session': 'open', [COPY]: 'mary' };
    Object.assign(localStorage, kept);
    signInService.keeping = 'SESSION';
    openSite('/profile');
    await screen.findByRole('button', { name: 'Logout' });
    signInService.become(null);
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(stored()).toEqual(kept);
  });
});

describe('a session that this browser keeps', () => {
  test('speaks of room only where a list could not be stored', async () => {
    vi.mocked(saveCopy).mockRejectedValue(new Error('no room'));
    const user = openSite('/profile');
    expect(
      await screen.findByText(
        'Your list isn’t stored yet. That happens a moment after it has loaded.',
      ),
    ).toBeVisible();
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(navigation.getByRole('link', { name: 'Contacts' }));
    await screen.findByRole('heading', { name: 'No business cards yet' });
    await waitFor(
      () => {
        expect(saveCopy).toHaveBeenCalled();
      },
      { timeout: 5_000 },
    );
    await user.click(navigation.getByRole('link', { name: 'Profile' }));
    expect(await screen.findByText(/^Your list isn’t stored yet\. We try again/)).toBeVisible();
    vi.mocked(saveCopy).mockRestore();
  });

  test('begins with the switch on; off is remembered, until a log-out', async () => {
    const name = 'Keep my contacts on this computer';
    const user = openSite('/profile');
    const box = await screen.findByRole('checkbox', { name });
    expect(box).toBeChecked();
    await screen.findByText(/^Your list isn’t stored yet\./);
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/^Nothing is kept\./);
    expect(copyOwner()).toBe(null);
    await waitFor(() => {
      expect(choice()).toBe('OFF ada');
    });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => {
      expect(choice()).toBe(null);
    });
  });

  test('takes the copy along when the service ends it', async () => {
    openSite('/profile');
    await screen.findByRole('button', { name: 'Logout' });
    expect(copyOwner()).toBe('ada');
    await store();
    signInService.become(null);
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    await waitFor(() => {
      expect(choice()).toBe(null);
    });
    expect(await databases()).toEqual([]);
  });

  test('goes when somebody else’s begins', async () => {
    openSite('/profile');
    await screen.findByRole('button', { name: 'Logout' });
    expect(copyOwner()).toBe('ada');
    await becomeSignedIn(mary);
    await vi.waitUntil(() => copyOwner() === 'mary');
  });
});
