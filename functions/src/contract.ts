/**
 * What the callables take and answer (R3.8, R3.9). The site imports these as types; nothing here is
 * left when the code runs.
 */

/** The prices of one storefront, in units of its currency (4.99, not 499). */
export interface LocalizedPricing {
  /** ISO 3166-1 alpha-2, such as `AE`: the site says it in the visitor's language. */
  country: string;
  /** ISO 4217, such as `AED`. */
  currencyCode: string;
  liteMonthly: number;
  liteYearly: number;
  basicMonthly: number;
  basicYearly: number;
  businessMonthly: number;
  businessYearly: number;
}

/** The answer of `getLocalizedPricing`, which takes no payload. */
export type PricingResult =
  | { success: true; error: null; pricing: LocalizedPricing }
  | { success: false; error: string; pricing: null };

/**
 * The payload of `sendSupportEmail`. Who is signed in is never part of it: the function reads that
 * from the sign-in token.
 */
export interface SupportRequest {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/**
 * The answer of `sendSupportEmail` when the mail is on its way. It fails with `invalid-argument` (a
 * field is missing, too long or no address), `resource-exhausted` (too many requests: see `SupportRefusal`)
 * or `unavailable` (nothing was sent; trying again later may help).
 */
export interface SupportResult {
  success: true;
}

/** The details of `resource-exhausted`. */
export interface SupportRefusal {
  /** In how many seconds the next request is accepted. */
  retryAfter: number;
}
