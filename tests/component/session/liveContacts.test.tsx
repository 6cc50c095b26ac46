import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendReport } from '../../../src/platform/reporting/sendReport';
import { graceHopper, putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { database, timestamp, type Fields } from '../fakes/fakeDatabase';
import { live } from '../fakes/firestoreLive';
import { settled } from '../fakes/settled';
import { becomeSignedIn, openSite } from '../fakes/site';
// After what stands in for the SDK.
import { ContactStore } from '../../../src/contacts/store/ContactStore';

vi.mock(import('../../../src/platform/reporting/sendReport'));

const NOON = Date.parse('2025-11-21T12:00:00Z');
const MINUTE = 60_000;
const now = timestamp('2025-11-21T12:00:05Z');

afterEach(async () => {
  // The window stays, and with it what listens to it.
  await becomeSignedIn(null);
  vi.useRealTimers();
  vi.mocked(sendReport).mockClear();
});

/** Opens a page at noon, and lets the store listen. */
async function openPage(path: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.spyOn(globalThis, 'setInterval');
  putFourContacts();
  const user = openSite(path);
  await waitFor(() => {
    expect(live.count()).toBe(3);
  });
  return user;
}

async function open() {
  const user = await openPage('/dashboard');
  expect(await screen.findByRole('button', { name: /^Export/ })).toBeVisible();
  return user;
}

/** Does now what was to be done a minute after it was planned last. */
async function passMinute(plan: typeof setInterval | typeof setTimeout): Promise<void> {
  const planned = vi.mocked(plan).mock.calls.findLast(([, ms]) => ms === MINUTE);
  await act(async () => {
    (planned?.[0] as () => void)();
  });
}

function scan(name: string, fields = {}): void {
  database.put(`businessCards/${name}`, { userId: 'ada', name, createdAt: now, ...fields });
}

function changeGrace(name: string): void {
  database.put('businessCards/grace', { ...graceHopper(), name, updatedAt: now });
}

async function tell(fromCache = false): Promise<void> {
  await act(async () => {
    live.tell(fromCache);
  });
}

async function turn(visibility: 'visible' | 'hidden'): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const sorted = () => shownNames().toSorted();

describe('what arrives', () => {
  test('is in the list: new contacts, with a time of change or without, and changed ones', async () => {
    await open();
    scan('With', { updatedAt: now });
    scan('Without');
    changeGrace('Changed');
    await tell();
    const names = ['Alan Turing', 'Changed', 'Unnamed Contact', 'With', 'Without', 'Zoë Müller'];
    expect(sorted()).toEqual(names);
    expect(database.count('list businessCards')).toBe(3);
  });

  test('is announced once, however many come', async () => {
    await open();
    scan('First');
    await tell();
    expect(await screen.findByText(/5 of 5 business cards shown$/)).toHaveRole('status');
    await act(async () => {
      for (const name of ['Second', 'Third', 'Fourth']) {
        scan(name);
        live.tell();
      }
    });
    expect(await screen.findByText('3 contacts added. 8 of 8 business cards shown')).toHaveRole(
      'status',
    );
  });

  test('is a deletion too, of what was listened to, and on the word of the database alone', async () => {
    await open();
    scan('New');
    await tell();
    database.remove('businessCards/New');
    await tell(true);
    expect(shownNames()).toContain('New');
    scan('New');
    await tell();
    database.remove('businessCards/New');
    await tell();
    expect(shownNames()).toHaveLength(4);
  });

  test('is not asked for once more by the next return', async () => {
    await open();
    scan('New', { updatedAt: now });
    await tell();
    vi.setSystemTime(NOON + 15_000);
    await tell();
    const { sent } = database;
    vi.setSystemTime(NOON + MINUTE);
    fireEvent(window, new Event('focus'));
    await vi.waitFor(() => {
      expect(database.count('count businessCards')).toBe(1);
    });
    expect(database.sent).toBe(sent);
  });

  test('lets the used figures of the plan follow, where it is new', async () => {
    database.put('subscriptions/ada', { plan: 'Basic', cardsUsed: 4, cardsLimit: 50 });
    await open();
    expect(screen.getByText('4/50')).toBeVisible();
    changeGrace('Changed');
    await tell();
    expect(database.count('get subscriptions')).toBe(1);
    scan('New');
    database.put('subscriptions/ada', { plan: 'Basic', cardsUsed: 5, cardsLimit: 50 });
    await tell();
    expect(await screen.findByText('5/50')).toBeVisible();
  });
});

describe('an open page', () => {
  test('of a contact follows', async () => {
    const user = await open();
    await user.click(screen.getByRole('link', { name: 'Grace Hopper' }));
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    await vi.waitFor(() => {
      expect(database.count('get businessCards')).toBe(1);
    });
    changeGrace('Changed');
    await tell();
    expect(await screen.findByRole('heading', { level: 1, name: 'Changed' })).toBeVisible();
  });

  test('of a contact that was opened by its address follows too', async () => {
    await openPage('/contact/grace');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Grace Hopper');
    changeGrace('Changed');
    await tell();
    expect(await screen.findByRole('heading', { level: 1, name: 'Changed' })).toBeVisible();
  });

  test('with its form keeps what is in it', async () => {
    const user = await open();
    await user.click(screen.getByRole('link', { name: 'Grace Hopper' }));
    await user.click(await screen.findByRole('link', { name: 'Edit Contact' }));
    await user.type(await screen.findByLabelText('Job Title'), ' typed');
    changeGrace('Changed');
    await tell();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Grace Hopper');
    expect(screen.getByLabelText<HTMLInputElement>('Job Title').value).toMatch(/ typed$/);
  });
});

describe('Recently Deleted', () => {
  const bin = (id: string) => {
    const card = database.read(`businessCards/${id}`);
    database.remove(`businessCards/${id}`);
    database.put(`users/ada/deleted/${id}`, { card, deletedAt: now });
  };
  const restore = (id: string) => {
    const card = database.read(`users/ada/deleted/${id}`)?.card as Fields;
    database.remove(`users/ada/deleted/${id}`);
    database.put(`businessCards/${id}`, card);
  };

  // Of Zoë, the oldest, no other listener hears.
  test('takes a contact out of the list and gives it back at once, without a count', async () => {
    await open();
    await tell();
    bin('zoe');
    await tell();
    expect(sorted()).toEqual(['Alan Turing', 'Grace Hopper', 'Unnamed Contact']);
    restore('zoe');
    await tell();
    expect(await screen.findByRole('link', { name: 'Zoë Müller' })).toBeVisible();
    expect(database.count('count businessCards')).toBe(0);
    expect(database.count('list businessCards')).toBe(3);
  });
});

describe('a deletion of an older contact', () => {
  test('is seen by the count of each minute, which asks for no more where it is right', async () => {
    await open();
    const refresh = vi.spyOn(ContactStore.prototype, 'refresh');
    await passMinute(setInterval);
    await waitFor(() => {
      expect(database.count('count businessCards')).toBe(1);
    });
    database.remove('businessCards/grace');
    await passMinute(setInterval);
    expect(await screen.findByText('Showing 3 of 3 business cards')).toBeVisible();
    expect(refresh).not.toHaveBeenCalled();
  });

  test('costs a look at what is on the screen, and a read of everything ten minutes after the last', async () => {
    putManyContacts(300);
    await open();
    const read = () => database.sent + database.count('get businessCards');
    const costs: number[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const before = read();
      database.remove(`businessCards/c${String(number)}`);
      // Out of sight.
      database.remove(`businessCards/c${String(290 - number)}`);
      vi.setSystemTime(NOON + number * MINUTE);
      await passMinute(setInterval);
      await act(settled);
      costs.push(read() - before);
      expect(shownNames()).not.toContain(`Contact 00${String(number)}`);
    }
    expect(Math.max(...costs)).toBeLessThan(60);
    vi.setSystemTime(NOON + 11 * MINUTE);
    await passMinute(setInterval);
    expect(await screen.findByText('Showing 294 of 294 business cards')).toBeVisible();
  });

  test('is seen too where a scan had made up for the deletion before it', async () => {
    await open();
    database.remove('businessCards/grace');
    await passMinute(setInterval);
    expect(await screen.findByText('Showing 3 of 3 business cards')).toBeVisible();
    scan('New', { updatedAt: now });
    await tell();
    expect(shownNames()).toHaveLength(4);
    database.remove('businessCards/alan');
    await passMinute(setInterval);
    expect(await screen.findByText('Showing 3 of 3 business cards')).toBeVisible();
  });

  test('is looked for again by the next count where the list could not be read', async () => {
    await open();
    vi.setSystemTime(NOON + 11 * MINUTE);
    database.remove('businessCards/grace');
    for (let time = 0; time < 4; time += 1) database.failNext('list businessCards', 'unavailable');
    await passMinute(setInterval);
    expect(await screen.findByText(/The service is busy/)).toBeVisible();
    await passMinute(setInterval);
    expect(await screen.findByText('Showing 3 of 3 business cards')).toBeVisible();
  });

  test('is not looked for again and again on a line that is too slow for the list', async () => {
    await open();
    vi.setSystemTime(NOON + 11 * MINUTE);
    database.remove('businessCards/grace');
    for (let time = 0; time < 2; time += 1) {
      database.failNext('list businessCards', 'deadline-exceeded');
    }
    await passMinute(setInterval);
    expect(await screen.findByText(/The service took too long/)).toBeVisible();
    const refresh = vi.spyOn(ContactStore.prototype, 'refresh');
    await passMinute(setInterval);
    await waitFor(() => {
      expect(database.count('count businessCards')).toBe(3);
    });
    expect(refresh).not.toHaveBeenCalled();
  });

  test('is not asked for while nobody looks', async () => {
    await open();
    await turn('hidden');
    await passMinute(setInterval);
    await act(settled);
    expect(database.count('count businessCards')).toBe(0);
    await turn('visible');
  });
});

test('a refresh that failed is made up for by the next count, without a word from the person', async () => {
  await open();
  for (let time = 0; time < 4; time += 1) database.failNext('list businessCards', 'unavailable');
  vi.setSystemTime(NOON + MINUTE);
  fireEvent(window, new Event('focus'));
  expect(await screen.findByText(/The service is busy/)).toBeVisible();
  await passMinute(setInterval);
  await waitFor(() => {
    expect(screen.queryByText(/The service is busy/)).not.toBeInTheDocument();
  });
});

describe('listening', () => {
  test('ends a minute after the page is hidden, and begins again when it is shown', async () => {
    await open();
    vi.spyOn(globalThis, 'setTimeout');
    await turn('hidden');
    expect(live.count()).toBe(3);
    await passMinute(setTimeout);
    expect(live.count()).toBe(0);
    scan('New');
    vi.setSystemTime(NOON + 2 * MINUTE);
    await turn('visible');
    expect(await screen.findByText('Showing 5 of 5 business cards')).toBeVisible();
    await vi.waitFor(() => {
      expect(live.count()).toBe(3);
    });
  });

  test('begins once, however often the person comes back', async () => {
    await open();
    await act(async () => {
      for (let time = 0; time < 3; time += 1) fireEvent(window, new Event('focus'));
    });
    expect(live.count()).toBe(3);
  });

  test('that is refused is reported once, and the list follows at once and at a return', async () => {
    await open();
    scan('Not Heard');
    await act(async () => {
      live.refuse();
    });
    expect(await screen.findByText('Showing 5 of 5 business cards')).toBeVisible();
    expect(live.count()).toBe(0);
    expect(vi.mocked(sendReport).mock.calls.map(([{ where }]) => where)).toEqual([
      'contacts/store',
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    scan('New');
    vi.setSystemTime(NOON + MINUTE);
    fireEvent(window, new Event('focus'));
    expect(await screen.findByText('Showing 6 of 6 business cards')).toBeVisible();
    expect(live.count()).toBe(0);
  });
});

test('a browser that wrongly says that it is offline is not believed once an answer came', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  await open();
  expect(live.count()).toBe(3);
  expect(screen.queryByText('Offline')).not.toBeInTheDocument();
  scan('New', { updatedAt: now });
  await tell();
  expect(shownNames()).toContain('New');

  for (let time = 0; time < 8; time += 1) database.failNext('list businessCards', 'unavailable');
  vi.setSystemTime(NOON + MINUTE);
  fireEvent(window, new Event('focus'));
  expect(await screen.findByText(/The service is busy/)).toBeVisible();
  expect(sendReport).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('a long press selects its row, also where another one came in above meanwhile', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Grace Hopper' });
  vi.useFakeTimers();
  fireEvent.pointerDown(link, { pointerType: 'touch', isPrimary: true });
  scan('New', { updatedAt: now });
  await tell();
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.getByRole('checkbox', { name: 'Select Grace Hopper' })).toBeChecked();
});
