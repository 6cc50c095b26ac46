import type { IncomingHttpHeaders } from 'node:http';
import { callerAddress } from './callerAddress.js';
import type { LocalizedPricing } from './contract.js';
import { priceTable } from './priceTable.js';

/** Where a proxy of Google's says the country; what comes straight to the function has neither. */
const GEO_HEADERS = ['x-appengine-country', 'x-country-code'];

const DEFAULT_COUNTRY = 'AE';

/**
 * The prices to show to a caller: those of the country in a geo header, else of the country of the
 * caller's address, else of the United Arab Emirates (R12.7). A forged header changes what its own
 * sender sees and nothing else.
 */
export function pricing(
  headers: IncomingHttpHeaders,
  countryOfAddress: (address: string) => string | null,
): LocalizedPricing {
  const said = GEO_HEADERS.map((name) => headers[name])
    .map(pricesIn)
    .find(Boolean);
  const address = said ? null : callerAddress(headers);
  return said ?? pricesIn(address && countryOfAddress(address)) ?? defaultPricing();
}

function pricesIn(code: unknown): LocalizedPricing | undefined {
  return typeof code === 'string' ? priceTable.get(code.toUpperCase()) : undefined;
}

function defaultPricing(): LocalizedPricing {
  const prices = pricesIn(DEFAULT_COUNTRY);
  if (!prices) throw new Error(`The price table has no row for ${DEFAULT_COUNTRY}.`);
  return prices;
}
