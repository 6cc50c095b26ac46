import type { Page } from '@playwright/test';
import { services } from './heldRequests';

/**
 * Has the page's calls to the functions arrive as Google's front end passes them on: with the address
 * they came from (`X-Forwarded-For`) or the country it is in (`X-Appengine-Country`).
 */
export async function callFunctionsWith(
  page: Page,
  frontEnd: Record<string, string>,
): Promise<void> {
  for (const address of [services.pricing, services.supportRequest]) {
    await page.route(address, (route, request) =>
      route.fallback({ headers: { ...request.headers(), ...frontEnd } }),
    );
  }
}
