import type { Browser } from '@playwright/test';
import { openPage, type BenchPage, type BenchSite } from './BenchPage';
import { measureLoad, measureSignIn, type Account } from './measureLoad';
import { measureScroll } from './measureScroll';
import { measureTable } from './measureTable';
import type { Round } from './Round';

/** One round: everything once, so that what the machine does meanwhile touches all alike. */
export async function measureRound(
  browser: Browser,
  site: BenchSite,
  account: Account,
): Promise<Round> {
  const opened = await openPage(browser, site);
  const { page } = opened;
  try {
    const signIn = await measureSignIn(page, account);
    // The other ways need the session that this context now has.
    const loads = {
      fullSdk: await measureLoad(page, '/load.html?way=fullSdk'),
      rest: await measureLoad(page, '/load.html?way=rest'),
      dashboard: await measureLoad(page, '/dashboard'),
      lite: await measureLoad(page, '/load.html?way=lite'),
    };
    await measureLoad(page, '/dashboard');
    const tables = {
      dashboard: await measureTable(opened),
      floor: await measureOwnPage(browser, site, '/floor.html', measureTable),
      // On a slower processor one click there takes more than a minute.
      ...(site.slow === 1 && {
        allRows: await measureOwnPage(browser, site, '/allRows.html', measureTable),
      }),
    };
    const scroll = {
      dashboard: await measureScroll(page),
      floor: await measureOwnPage(browser, site, '/floor.html', ({ page: floor }) =>
        measureScroll(floor),
      ),
    };
    return { signIn, loads, tables, scroll };
  } finally {
    await opened.close();
  }
}

async function measureOwnPage<Figures>(
  browser: Browser,
  site: BenchSite,
  path: string,
  measure: (opened: BenchPage) => Promise<Figures>,
): Promise<Figures> {
  const opened = await openPage(browser, site);
  try {
    await measureLoad(opened.page, path);
    return await measure(opened);
  } finally {
    await opened.close();
  }
}
