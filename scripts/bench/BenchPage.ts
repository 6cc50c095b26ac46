import type { Browser, CDPSession, Page } from '@playwright/test';

/** A page of a browser context of its own, with nothing cached and nobody signed in. */
export interface BenchPage {
  page: Page;
  /** The heap in MB, after garbage collection. */
  heap: () => Promise<number>;
  close: () => Promise<void>;
}

/** What is measured, and how. */
export interface BenchSite {
  origin: string;
  /** The file of the script that watches every page. */
  watchScript: string;
  /** How many times slower the processor is made. */
  slow: number;
}

/** Opens one on a slowed-down processor, watched by `watchScript` before any code of its own runs. */
export async function openPage(
  browser: Browser,
  { origin, watchScript, slow }: BenchSite,
): Promise<BenchPage> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  await context.addInitScript({ path: watchScript });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  // When something cannot be measured, the reason stands here.
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  return { page, heap: () => heapOf(devtools), close: () => context.close() };
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
