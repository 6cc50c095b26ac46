import type { Contact } from '../contact';
import { boughtDomain, emailDomain, endingOf, hostOf, isHost } from '../../text/domains';
import { endingExists } from '../../text/misreadDomains';
import { isSoundEmail } from '../../text/emails';
import { FAXES } from '../../text/labels';
import type { Finding } from './mistake';
import { placed } from './pieces';
import { digitsIn } from '../../../platform/text';

const EMAIL = /[^\s@,;:<>()|]{1,64}@[^\s@,;:<>()|]{1,190}\.\p{L}{2,24}/u;
const SITE = /(?:https?:\/\/|www\.)[^\s,;|]{3,200}/i;
const BARE_HOST = /(?:^|[\s,;|(])((?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24})(?=[\s,;|)]|$)/gu;
const FAX_WORD = String.raw`(?<!\p{Script=Latin})(?:${FAXES})`;
/** A number with its country code or a label; in an address, postcodes have as many digits. */
const LABELLED = new RegExp(
  String.raw`(?:(?:\b(?:tel|telefon|phone|fon|mobile?|mobil|cell)\b|тел|電話|电话|전화|${FAX_WORD})\s*[.:：]*\s*[+(]?|` +
    String.raw`(?<![\p{L}\p{N}])\+)\d[\d\s()./-]{5,24}\d`,
  'iu',
);
const PLAIN = /(?:\(\d{2,5}\)|\b0\d)[\d\s()./-]{6,20}\d/;
const MONTH = /^\d{1,2}\/(?:19|20)\d\d\b/;
/** Of a fax alone, not `Tel/Fax`. */
const FAX = new RegExp(String.raw`${FAX_WORD}[\s.:：]*$`, 'iu');
const BOTH = /(?:tel|phone)\p{L}*[.:]?\s*[/&+]\s*$/iu;
const LABEL =
  /(?:\b(?:e-?mail|mail|web|website|internet|url|tel|telefon|phone|fax|mobile?|mobil|cell)\s*[.:]\s*)+$/i;

const FIELDS = ['name', 'company', 'title', 'address'] as const;
type Searched = (typeof FIELDS)[number];

/** An email, a website or a phone inside another text. */
export function misplacedIn(contact: Contact): Finding | null {
  for (const field of FIELDS) {
    const text = contact[field];
    if (text.length < 6 || text.length > 1000 || !/[@.\d+]/.test(text)) continue;
    const found = find(text, field, contact);
    if (found) return moved(contact, field, found);
  }
  return null;
}

interface Found {
  to: 'email' | 'website' | 'phone' | 'notes';
  text: string;
  what: string;
}

function find(text: string, field: Searched, contact: Contact): Found | null {
  const email = text.includes('@') ? EMAIL.exec(text)?.[0].replace(/\.+$/, '') : undefined;
  if (email && isSoundEmail(email) && endingExists(endingOf(email).toLowerCase()))
    return { to: 'email', text: email, what: 'An email address' };
  const site =
    (text.includes('www.') || /www|http/i.test(text)
      ? SITE.exec(text)?.[0].replace(/[.)]+$/, '')
      : undefined) ?? bareHost(text, field, contact);
  if (site && isHost(hostOf(site))) return { to: 'website', text: site, what: 'A website' };
  const phone =
    digits(text) < 7
      ? undefined
      : (LABELLED.exec(text)?.[0] ?? (field === 'address' ? undefined : PLAIN.exec(text)?.[0]));
  if (!phone || digits(phone) < 7 || digits(phone) > 15 || MONTH.test(phone)) return null;
  // Nobody can be called there.
  const [before] = split(text, phone);
  const lead = before + (/^[^\d+(]*/.exec(phone)?.[0] ?? '');
  const fax = lead.search(FAX);
  if (fax >= 0 && !BOTH.test(lead.slice(0, fax))) {
    const number = text.slice(fax, before.length + phone.length).trim();
    return { to: 'notes', text: number, what: 'A fax number' };
  }
  return { to: 'phone', text: phone.trim(), what: 'A phone number' };
}

const digits = (text: string): number => digitsIn(text).length;

/** A host without `www.`, in an address only, if the card has it elsewhere or all know its ending: many firms are called by theirs. */
function bareHost(text: string, field: Searched, contact: Contact): string | undefined {
  if (field === 'company' || field === 'title' || !text.includes('.')) return undefined;
  const known = [boughtDomain(hostOf(contact.website)), emailDomain(contact.email)];
  for (const [, host = ''] of text.matchAll(BARE_HOST)) {
    const small = host.toLowerCase();
    if (known.includes(boughtDomain(small)) || /^[a-z0-9-]{4,}\.(?:com|net|org)$/.test(small))
      return host;
  }
  return undefined;
}

function moved(contact: Contact, field: Searched, { to, text, what }: Found): Finding {
  const [before, after] = split(contact[field], text);
  const rest = [
    before.replace(LABEL, '').replace(/[\s,;:|(/–—-]+$/, ''),
    after.replace(/^[\s,;:|)/–—-]+/, ''),
  ]
    .filter((part) => part !== '')
    .join(field === 'address' && after !== '' && before !== '' ? ', ' : ' ');
  const value = to === 'phone' ? text.replace(/^[^\d+(]+/, '') : text;
  const suggestion = placed(contact, [[to, value]]);
  return {
    field,
    kind: 'misplaced',
    reason: `${what} is in this field.`,
    suggestion: suggestion && { [field]: rest, ...suggestion },
  };
}

function split(text: string, part: string): [string, string] {
  const place = text.indexOf(part);
  return [text.slice(0, place), text.slice(place + part.length)];
}
