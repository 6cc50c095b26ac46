import { plainPhone, toWellFormed } from './text';
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

const LONGEST_PHONE = 200;
// Designers write a phone's groups with dots in the middle of the line, and with minus signs.
const NUMBER = /[+*#(\s]*\d[\d\s().\-‐-―−·•‧∙⋅・/*#]*/;
// "Tel. 1: 0171 123456": the 1 says which of several phones it is.
const WHICH = /^[^\d(+*#]*\d(?:\s*[:)]|\.\s+(?=[+0]))/;
const FEWEST_DIGITS = 7;

/**
 * A `tel:` of the first number, without extension and `(0)`; `null` for none, for `*` or `#`, and for letters. A number
 * with `*` or `#` can change settings of the phone that dials it (R14.4), and an extension would be dialled.
 */
export function telLink(phone: string): string | null {
  if (phone.length > LONGEST_PHONE) return null;
  const text = plainPhone(phone).replace(WHICH, '');
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [number] = match;
  if (/[*#]/.test(number)) return null;
  if (endsInLetters(number, text.slice(match.index + number.length))) return null;
  const [first = ''] = number.split(/[/·•‧∙⋅・]/);
  // "030/1234567" is one number, "555 123 4567 / 555 765 4321" is two.
  const one = first.replace(/\D/g, '').length >= FEWEST_DIGITS ? first : number;
  const hasPlus = /^[\s(]*\+/.test(one);
  const isInternational = hasPlus || /^[\s(]*00/.test(one);
  const dialled = (isInternational ? one.replace('(0)', '') : one).replace(/\D/g, '');
  return `tel:${hasPlus ? '+' : ''}${dialled}`;
}

function endsInLetters(number: string, after: string): boolean {
  return /[\d-]$/.test(number) && /^\p{L}/u.test(after) && !/^(?:x|ext)/i.test(after);
}

/** A maps search for the address, or `null` when it is blank. */
export function mapsLink(address: string): string | null {
  const query = toWellFormed(address).replace(/\s+/g, ' ').trim();
  if (query === '') return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
