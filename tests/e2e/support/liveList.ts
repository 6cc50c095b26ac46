import { expect, type Page } from '@playwright/test';
import type { User } from '../../setup/accounts';
import { signIn } from './test';

const LISTENS = /\/Listen\/channel/;

/** Signs in, and waits until the list listens. */
export function openList(page: Page, user: User): Promise<void> {
  return untilListening(page, () => signIn(page, user));
}

/** Does what leads to a page, and waits until that listens. */
export async function untilListening(page: Page, lead: () => Promise<unknown>): Promise<void> {
  const listens = page.waitForResponse(LISTENS);
  await lead();
  await listens;
}

/** From now on nobody tells the page what happens elsewhere. Where it looks itself, it finds out. */
export async function tellNothing(page: Page): Promise<void> {
  await page.route(LISTENS, () => undefined);
}

/** Comes back to the page until it listens: a stopped clock knows no idle time, and a return needs none. */
export async function listenAtReturn(page: Page): Promise<void> {
  let listens = false;
  page.on('response', (response) => {
    listens ||= LISTENS.test(response.url());
  });
  const comeBack = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    return listens;
  };
  await expect.poll(comeBack).toBe(true);
}
