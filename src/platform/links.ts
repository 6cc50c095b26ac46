import { toWellFormed } from './text';
import { isEmail } from './isEmail';
import { parsedUrl } from './urls';

/** The address that a contact's website opens, `https://` added; `null` if it is no web address. */
export function webLink(website: string): string | null {
  const text = website.trim().replace(/^\/\//, '');
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(text) || /^[/?#]/.test(text)) return null;
  const hasScheme = /^https?:\/\//i.test(text);
  const url = parsedUrl(hasScheme ? text : `https://${text}`);
  if (!url || url.username !== '' || url.password !== '') return null;
  // "none" is no host, and "https://ftp://x" has none that is called "ftp".
  const mayBeOneWord = hasScheme && !/^https?:\/\/[^/]*:\D/i.test(text);
  const host = mayBeOneWord ? /^[^.]+(?:\.[^.]+)*\.?$/ : /^[^.]+(?:\.[^.]+)+\.?$/;
  return host.test(url.hostname) ? url.href : null;
}

/** A `mailto:` for exactly one address, or `null`. Encoded, so the address cannot add a subject or copy. */
export function mailLink(email: string): string | null {
  const address = email.trim();
  if (!isEmail(address)) return null;
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
}

/** A maps search for the address, or `null` when it is blank. */
export function mapsLink(address: string): string | null {
  const query = toWellFormed(address).replace(/\s+/g, ' ').trim();
  if (query === '') return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
