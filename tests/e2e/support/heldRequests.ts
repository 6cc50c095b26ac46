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
