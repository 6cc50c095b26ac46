import type { Browser, BrowserContext, Page } from '@playwright/test';
import { noteFocus } from '../../setup/lostFocus';
import { browserStorage } from './browserStorage';

/** What `browserStorage` says of a browser that keeps nothing. */
const EMPTY = '[[],[],""]';

/** All that a site can keep, but for what the browser has cached of it. */
const KEPT = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

/** A page that is none of the site's files, which a full Chromium asks for an icon beside them. */
const DESK = '/desk-of-tests';
const PAGE = '<!doctype html><title>Desk</title><link rel="icon" href="data:,">';

/**
 * A browser context that one case after the other of a worker uses, so that the site's files and their compiled code
 * stay cached. Its first page, the desk, is no case's: from there its storage is looked at, filled and emptied.
 */
export class WarmContext {
  readonly #browser: Browser;
  #context: BrowserContext | undefined;
  #options = '';
  /** Whether a case did what holds for all later pages of the context, and nothing takes back. */
  #isSpoilt = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The context for a case with these `options`, with nothing in its storage. One with others is closed. */
  async open(options: object): Promise<BrowserContext> {
    const asked = JSON.stringify(options);
    if (asked !== this.#options) await this.close();
    this.#options = asked;
    this.#context ??= await this.#begin();
    const left = await browserStorage(deskOf(this.#context));
    if (left !== EMPTY) throw new Error(`An earlier case has left in the browser: ${left}`);
    return this.#context;
  }

  /** Takes back what a case did to the context. */
  async leave(): Promise<void> {
    const context = this.#context;
    if (!context) return;
    if (this.#isSpoilt) {
      await this.close();
      return;
    }
    const desk = deskOf(context);
    const pages = context.pages().filter((page) => page !== desk);
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      context.clearPermissions(),
    ]);
    const devtools = await context.newCDPSession(desk);
    const { origin } = new URL(desk.url());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT });
    await devtools.detach();
  }

  async close(): Promise<void> {
    const context = this.#context;
    this.#context = undefined;
    await context?.close();
  }

  async #begin(): Promise<BrowserContext> {
    // Playwright adds the options of the case.
    const context = await this.#browser.newContext();
    await context.addInitScript(noteFocus);
    await openDesk(context);
    this.#isSpoilt = false;
    const spoils = <Target extends object>(target: Target, ...names: (keyof Target)[]) => {
      for (const name of names) {
        const method = target[name] as (...given: unknown[]) => unknown;
        const spoiling = (...given: unknown[]) => {
          this.#isSpoilt = true;
          return method.apply(target, given);
        };
        Object.assign(target, { [name]: spoiling });
      }
    };
    spoils(context, 'addInitScript', 'exposeBinding', 'exposeFunction');
    spoils(context.clock, 'install', 'setFixedTime', 'setSystemTime');
    return context;
  }
}

/** Gives a new context its desk, before any other page. */
export async function openDesk(context: BrowserContext): Promise<void> {
  await goToDesk(await context.newPage());
}

/** Leads a page to one of the site's origin that shows nothing of the site, runs none of its code and asks for nothing. */
export async function goToDesk(page: Page): Promise<void> {
  const isDesk = ({ pathname }: URL): boolean => pathname === DESK;
  await page.route(isDesk, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto(DESK);
  await page.unroute(isDesk);
}

/** The page of a context from which its storage is reached. */
export function deskOf(context: BrowserContext): Page {
  const [desk] = context.pages();
  if (!desk) throw new Error('This context has no page.');
  return desk;
}
