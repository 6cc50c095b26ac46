import type { Browser, CDPSession, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { saveDocuments } from '../scripts/seed/writers';
import { contacts } from './contacts';
import { median, type Figures } from './report';

/** What is measured, and how. */
export interface BenchSite {
  origin: string;
  /** The file of the script that watches every page. */
  watchScript: string;
  /** The database of the suite, and the account whose contacts are shown. */
  database: Parameters<typeof saveDocuments>[1];
  account: { email: string; password: string };
  /** The paths of the pages that other tables have. */
  peers: readonly string[];
  /** How many times slower the processor is made. */
  slow: number;
}

/** Two words typed and deleted again: 20 presses, each of which changes the count that is shown. */
const KEYS = ['maria', 'karin'].flatMap((word) => [
  ...Array.from(word),
  ...Array.from(word, () => 'Backspace'),
]);
/** In pixels, and pixels a second: about two rows a frame, which is as fast as a hand scrolls. */
const SCROLLED = 25_000;
const SCROLL_SPEED = 5_000;
const SLOW_FRAME_MS = 20;
/** A copy is stored a second after the list has come. */
const STORED_MS = 4_000;
const CHANGE_EVERY_MS = 250;
/** So long what follows from a key press takes: the rows, the history entry. */
const FOLLOWS_MS = 450;

/** One round: everything once, so that other work of the machine touches all pages alike. */
export async function measureRound(browser: Browser, site: BenchSite): Promise<Figures> {
  const figures: Figures = {};
  const note = (page: string, measured: Record<string, number>): void => {
    for (const [name, value] of Object.entries(measured)) {
      (figures[name] ??= {})[page] = value;
    }
  };
  await onPage(browser, site, async (page, devtools) => {
    note('site', await measureSignIn(page, site));
    // The other ways need the session that this context now has, and no copy.
    await switchCopy(page, false);
    note('full SDK', await measureLoad(page, '/load.html?way=fullSdk'));
    note('REST', await measureLoad(page, '/load.html?way=rest'));
    note('site', await measureLoad(page, '/dashboard'));
    note('analysis', await measureAnalysis(page));
    await measureLoad(page, '/dashboard');
    note('site', await measureTable(page, devtools));
    note('site', await measureScroll(page, devtools));
    note('site', await measureWork(page, devtools));
    const during = (uid: string) => measureDuringChanges(page, uid, site);
    note('site', { [DURING]: await during('tenthousand') });
    note('others change', { [DURING]: await during('somebody') });
    await switchCopy(page, true);
    await measureLoad(page, '/dashboard');
    await sleep(STORED_MS);
    note('copy', await measureLoad(page, '/dashboard'));
    note('copy', await measureHeap(devtools));
  });
  await onPage(browser, site, async (page, devtools) => {
    await measureLoad(page, '/floor.html');
    note('floor', await measureTable(page, devtools));
    note('floor', await measureScroll(page, devtools));
    note('floor', await measureWork(page, devtools));
  });
  await onPage(browser, site, async (page, devtools) => {
    await page.goto('/handWindowed.html');
    await page.getByText('Date Added').waitFor();
    note('handWindowed', await measureWork(page, devtools));
  });
  for (const path of site.peers) {
    const measurePeer = async (page: Page, devtools: CDPSession): Promise<void> => {
      await page.goto(path);
      await page.getByText('Date Added').waitFor();
      note(await page.title(), await measureTable(page, devtools));
      note(await page.title(), await measureWork(page, devtools));
    };
    // They write styles into their page.
    await onPage(browser, site, measurePeer, true);
  }
  return figures;
}

const KEY_WORK = 'key press: processor time of the main thread (ms)';
const FRAME_WORK = 'scroll: processor time of the main thread, per frame (ms)';
/** A page that draws fewer frames has more rows in each: only the way is the same for all. */
const SCROLL_WORK = 'scroll: processor time of the main thread, per 1,000 px (ms)';
const DURING = 'key press while contacts change, median (ms)';

/** Opens a page with nothing cached and nobody signed in, watched before any code of its own runs. */
async function onPage(
  browser: Browser,
  { origin, watchScript, slow }: BenchSite,
  work: (page: Page, devtools: CDPSession) => Promise<void>,
  bypassCSP = false,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    bypassCSP,
  });
  try {
    await context.addInitScript({ path: watchScript });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    // When something cannot be measured, the reason stands here.
    page.on('pageerror', (error) => {
      console.error(error.message);
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
    await work(page, devtools).catch((error: unknown) => {
      throw new Error(`${page.url()} could not be measured.`, { cause: error });
    });
  } finally {
    await context.close();
  }
}

async function switchCopy(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/profile');
  await page.getByLabel('Keep my contacts on this computer').setChecked(isOn);
}

/** Signs in through the login page, as a person does, and waits for all contacts. */
async function measureSignIn(page: Page, { account }: BenchSite): Promise<Record<string, number>> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const { firstRows, allRows, pressedAt } = await loaded(page);
  return {
    'first rows, from the press of Login (ms)': firstRows - pressedAt,
    'all rows, from the press of Login (ms)': allRows - pressedAt,
  };
}

/** Opens a page that shows the contacts of the signed-in user, and waits for all of them. */
async function measureLoad(page: Page, path: string): Promise<Record<string, number>> {
  await page.goto(path);
  const { firstRows, allRows, longTasks } = await loaded(page);
  return {
    'first rows (ms from navigation)': firstRows,
    'all rows (ms from navigation)': allRows,
    'longest task of all rounds (ms, 0: none over 50)': Math.max(0, ...longTasks),
    'tasks over 50 ms, sum': longTasks.reduce((sum, ms) => sum + ms, 0),
  };
}

/** How long the worker of the page that is open takes to analyze all contacts for the first time. */
async function measureAnalysis(page: Page): Promise<Record<string, number>> {
  await page.getByRole('link', { name: /to clean up$/ }).waitFor();
  const worker = page.workers().find((one) => one.url().includes('analysisWorker'));
  if (!worker) throw new Error('No worker analyzes the contacts.');
  const entries = await worker.evaluate(() =>
    performance.getEntriesByType('measure').map(({ name, duration }) => ({ name, duration })),
  );
  const sum = (...names: string[]): number =>
    entries.reduce((ms, { name, duration }) => ms + (names.includes(name) ? duration : 0), 0);
  const longTasks = await page.evaluate(() => window.watch.longTasks);
  return {
    'analysis: findMistakes (ms)': sum('mistakes'),
    'analysis: findSamePerson, with the reading (ms)': sum('contacts', 'pairs'),
    'analysis: longest task on the page (ms, 0: none over 50)': Math.max(0, ...longTasks),
  };
}

function loaded(
  page: Page,
): Promise<{ firstRows: number; allRows: number; pressedAt: number; longTasks: number[] }> {
  return page.evaluate(async () => {
    const { watch } = window;
    await watch.loaded();
    const { firstRows, allRows, pressedAt, longTasks } = watch;
    return { firstRows, allRows, pressedAt, longTasks };
  });
}

/** Types into the search box and presses the headers of the page that is open. */
async function measureTable(page: Page, devtools: CDPSession): Promise<Record<string, number>> {
  const heap = await measureHeap(devtools);
  const keys = await measureKeys(page);
  const click = async (column: string): Promise<number> =>
    timeOf(
      page,
      page.locator('th, .ag-header-cell, div > button', { hasText: column }).first().click(),
    );
  return {
    'key press, median of 20 (ms)': median(keys),
    'key press, worst of 20 (ms)': Math.max(...keys),
    'sort by name, first time (ms)': await click('Name'),
    'sort by name, again (ms)': await click('Name'),
    'sort by date (ms)': Math.max(await click('Date Added'), await click('Date Added')),
    ...heap,
  };
}

async function measureHeap(devtools: CDPSession): Promise<Record<string, number>> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { 'heap after load (MB)': usedSize / 1e6 };
}

async function measureKeys(page: Page): Promise<number[]> {
  const keys: number[] = [];
  await page.locator('input').first().focus();
  for (const key of KEYS) keys.push(await timeOf(page, page.keyboard.press(key)));
  return keys;
}

/** Types while a contact of `uid` that no row shows changes again and again. */
async function measureDuringChanges(
  page: Page,
  uid: string,
  { database }: BenchSite,
): Promise<number> {
  const contact = { ...contacts['tenthousand-05000'], userId: uid };
  let isOver = false;
  const change = async () => {
    while (!isOver) {
      const document = { ...contact, updatedAt: new Date() };
      await saveDocuments({ [`businessCards/${uid}-05000`]: document }, database);
      await sleep(CHANGE_EVERY_MS);
    }
  };
  const changed = change();
  const keys = await measureKeys(page);
  isOver = true;
  await changed;
  return median(keys);
}

/** From a press to its painted result, in ms; fails when nothing changes. */
async function timeOf(page: Page, press: Promise<void>): Promise<number> {
  await press;
  return page.evaluate(() => window.watch.answered());
}

/**
 * What a key press, with all that follows from it, and a scrolled frame cost the main thread. Other work of the
 * machine blurs processor time less than it blurs what a person waits for.
 */
async function measureWork(page: Page, devtools: CDPSession): Promise<Record<string, number>> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (work: () => Promise<unknown>): Promise<number> => {
    const total = async (): Promise<number> => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
    };
    const before = await total();
    await work();
    return (await total()) - before;
  };
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await page.locator('input').first().focus();
  const keys: number[] = [];
  for (const key of KEYS) {
    keys.push(
      await worked(async () => {
        await page.keyboard.press(key);
        await sleep(FOLLOWS_MS);
      }),
    );
  }
  let frames = 0;
  const scrolled = await worked(async () => {
    const counted = page.evaluate(() => window.watch.countFrames());
    await scrollDown(devtools);
    frames = await counted;
  });
  return {
    [KEY_WORK]: median(keys),
    [FRAME_WORK]: scrolled / frames,
    [SCROLL_WORK]: (1000 * scrolled) / SCROLLED,
  };
}

async function scrollDown(devtools: CDPSession): Promise<void> {
  const way = { x: 700, y: 500, yDistance: -SCROLLED, speed: SCROLL_SPEED } as const;
  await devtools.send('Input.synthesizeScrollGesture', { ...way, gestureSourceType: 'mouse' });
}

/** Scrolls down the list of the page that is open, as a finger on a trackpad does. */
async function measureScroll(page: Page, devtools: CDPSession): Promise<Record<string, number>> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    window.watch.startFrames();
  });
  await scrollDown(devtools);
  const { lengths, blank, mostRows } = await page.evaluate(() => window.watch.stopFrames());
  const reached = await page.evaluate(() => window.scrollY);
  if (reached < SCROLLED - 1) throw new Error(`The list was scrolled to ${reached} px only.`);
  const slowFrames = lengths.filter((ms) => ms > SLOW_FRAME_MS).length;
  return {
    'scroll: frames over 20 ms (%)': (100 * slowFrames) / lengths.length,
    'scroll: longest frame (ms)': Math.max(...lengths),
    'scroll: frames with a blank row': blank,
    'scroll: most rows in the document': mostRows,
  };
}
