import type { IncomingHttpHeaders } from 'node:http';
import { isIP, isIPv4 } from 'node:net';

/**
 * The address a call came from, or `null`: the last hop of X-Forwarded-For, which is the one that
 * Google's front end wrote. What stands before it is the caller's own claim.
 */
export function callerAddress(headers: IncomingHttpHeaders): string | null {
  // Node joins repeated headers with commas.
  const hop =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  if (isIPv4(hop)) return hop;
  // A zone ("%eth0") means something on one machine only.
  if (isIP(hop) === 0 || hop.includes('%')) return null;
  return plainIPv4(hop) ?? hop;
}

/**
 * Whose address it is, for counting: an IPv6 address by its first 64 bits, since every customer has
 * that many addresses to choose from, and by its first 48, since some have that many networks.
 */
export function addressNetworks(address: string): string[] {
  if (isIPv4(address)) return [address];
  const first = (groups: number) =>
    `${hextets(address).slice(0, groups).join(':')}::/${groups * 16}`;
  return [first(4), first(3)];
}

// "::ffff:192.0.2.1" is how an IPv4 address looks to an IPv6 socket.
function plainIPv4(address: string): string | null {
  const groups = hextets(address);
  const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function hextets(address: string): string[] {
  // A URL's host is in the one canonical form.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const head = left.split(':').filter(Boolean);
  const tail = (right ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}
