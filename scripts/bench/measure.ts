import type { Browser } from '@playwright/test';
import { CliError } from '../CliError';
import { launchBrowser } from '../browser';
import { openPage, type BenchSite } from './BenchPage';
import { watchScript } from './buildPages';
import { measureBytes, type Bytes } from './measureBytes';
import { measureGrowth } from './measureGrowth';
import { measureSignIn, type Account } from './measureLoad';
import { measureRound } from './measureRound';
import type { Results } from './report';
import type { Round } from './Round';

interface MeasureOptions {
  origin: string;
  /** The folder of the built site. */
  site: string;
  account: Account;
  rounds: number;
  slow: number;
  signal: AbortSignal;
}

/** Measures everything, and says how far it is. */
export async function measure(
  options: MeasureOptions,
): Promise<Results & { browserVersion: string }> {
  const { origin, slow, account, rounds: wanted, signal } = options;
  const site: BenchSite = { origin, slow, watchScript: watchScript(options.site) };
  const browser = await launchBrowser(signal);
  try {
    const growth = measureGrowth(wanted);
    const bytes = await measureAllBytes(browser, site, account);
    const rounds: Round[] = [];
    // The first round warms the emulators up and does not count.
    for (let round = 0; round <= wanted; round++) {
      console.log(round === 0 ? 'Warming up ...' : `Round ${round} of ${wanted} ...`);
      try {
        const measured = await measureRound(browser, site, account);
        if (round > 0) rounds.push(measured);
      } catch (error) {
        if (signal.aborted) throw error;
        // What the other rounds have measured is worth having.
        console.error(`It does not count: ${String(error)}`);
      }
    }
    if (rounds.length === 0) throw new CliError('No round could be measured.');
    return { rounds, bytes, growth, browserVersion: browser.version() };
  } finally {
    await browser.close();
  }
}

async function measureAllBytes(
  browser: Browser,
  site: BenchSite,
  account: Account,
): Promise<Record<string, Bytes>> {
  const { page, close } = await openPage(browser, { ...site, slow: 1 });
  const bytes: Record<string, Bytes> = {};
  for (const path of ['/', '/login']) bytes[path] = await measureBytes(page, path);
  await measureSignIn(page, account);
  bytes['/dashboard'] = await measureBytes(page, '/dashboard');
  await close();
  return bytes;
}
