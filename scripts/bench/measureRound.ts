import type { Browser } from '@playwright/test';
import { openPage, type BenchSite } from './BenchPage';
import { measureLoad, measureSignIn, type Account } from './measureLoad';
import { measureScroll } from './measureScroll';
import { measureTable } from './measureTable';
import type { Round, TableFigures } from './Round';

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
      floor: await measureOwnPage(browser, site, '/floor.html'),
      allRows: await measureOwnPage(browser, site, '/allRows.html'),
    };
    return { signIn, loads, tables, scroll: await measureScroll(page) };
  } finally {
    await opened.close();
  }
}

async function measureOwnPage(
  browser: Browser,
  site: BenchSite,
  path: string,
): Promise<TableFigures> {
  const opened = await openPage(browser, site);
  try {
    await measureLoad(opened.page, path);
    return await measureTable(opened);
  } finally {
    await opened.close();
  }
}
