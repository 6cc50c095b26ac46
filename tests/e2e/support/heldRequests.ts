import type { Page, Request } from '@playwright/test';

/** Requests that are kept from their server until `release` is called. */
export interface HeldRequests {
  /** Settles when the first of them has been made. */
  made: Promise<void>;
  /** How many have been made so far. */
  count: () => number;
  release: () => void;
}

/**
 * A slow service: holds every request to `address` (a glob) that `isMeant`. What answers it then is an
 * earlier `page.route` if there is one, else the service.
 */
export async function holdRequests(
  page: Page,
  address: string,
  isMeant: (request: Request) => boolean = () => true,
): Promise<HeldRequests> {
  let count = 0;
  let letGo = (): void => undefined;
  let sayMade = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const made = new Promise<void>((resolve) => (sayMade = resolve));
  await page.route(address, async (route, request) => {
    if (isMeant(request)) {
      count++;
      sayMade();
      await gate;
    }
    await route.fallback();
  });
  return { made, count: () => count, release: () => letGo() };
}

/** Whether a page asks for all contacts, as it does after the newest. */
export function asksForAll(request: Request): boolean {
  const asked = request.postData() ?? '';
  return asked.includes('businessCards') && !/createdAt|updatedAt/.test(asked);
}

/** Answers that are kept from the page until `release` is called: what was asked for is done already. */
export interface HeldAnswers extends Pick<HeldRequests, 'release'> {
  /** Settles when the service has given the first of them. */
  made: Promise<void>;
  /** Settles when the page has been given it. */
  delivered: Promise<void>;
}

/** A service that does what it is asked, and is late to say so. */
export async function holdAnswers(page: Page, address: string): Promise<HeldAnswers> {
  let letGo = (): void => undefined;
  let sayMade = (): void => undefined;
  let sayDelivered = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const made = new Promise<void>((resolve) => (sayMade = resolve));
  const delivered = new Promise<void>((resolve) => (sayDelivered = resolve));
  await page.route(address, async (route) => {
    const response = await route.fetch();
    sayMade();
    await gate;
    await route.fulfill({ response });
    sayDelivered();
  });
  return { made, delivered, release: () => letGo() };
}

/** The addresses of the services as requests to them end, in globs for `page.route`. */
export const services = {
  logIn: '**/accounts:signInWithPassword**',
  sessionCheck: '**/accounts:lookup**',
  contactsQuery: '**/documents:runQuery**',
  contactRead: '**/documents:batchGet**',
  write: '**/documents:commit**',
  pricing: '**/getLocalizedPricing',
  supportRequest: '**/sendSupportEmail',
};
