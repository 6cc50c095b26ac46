import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Reader, type Response } from 'mmdb-lib';

// The country of each range of addresses, IPv4 and IPv6, from what the five regional registries publish
// (CC BY 4.0, Number Resource Organization, nro.net).
const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

let reader: Reader<Response> | undefined;

/** The ISO code of the country that an IP address belongs to, `null` when nobody knows. No network. */
export function countryOfAddress(address: string): string | null {
  // On the first use, so that a support request never reads the 8 MB.
  reader ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  const found: unknown = reader.get(address);
  if (typeof found !== 'object' || found === null || !('country_code' in found)) return null;
  return typeof found.country_code === 'string' ? found.country_code : null;
}
