import type { Contact } from '../contact';
import { boughtDomain, endingOf, hostOf, PROVIDERS } from '../../text/domains';
import type { Knowledge } from './knowledge';
import { inLatin, isForeign, mixesScripts, unmarked } from '../../text/letters';
import { endingExists } from '../../text/misreadDomains';
import { mailboxesOf } from '../../text/words';

/**
 * The address with Latin letters where it mixes alphabets; null where that leaves some. A part wholly in another
 * alphabet is right (`анна@`, `.москва`), unless something else has its Latin twin.
 */
export function inOneScript(email: string, contact: Contact, knowledge: Knowledge): string | null {
  if (!isForeign(email)) return email;
  const at = email.lastIndexOf('@');
  const mailbox = mailboxInLatin(email.slice(0, Math.max(at, 0)), contact);
  const host = hostInLatin(email.slice(at + 1), contact, knowledge);
  return mailbox === null || host === null ? null : `${mailbox}${at < 0 ? '' : '@'}${host}`;
}

function mailboxInLatin(mailbox: string, { name }: Contact): string | null {
  const isName = (twin: string): boolean => mailboxesOf(name).includes(unmarked(twin));
  if (!mixesScripts(mailbox)) {
    const twin = inLatin(mailbox, true);
    return !isForeign(twin) && isName(twin) ? twin : mailbox;
  }
  const whole = inLatin(mailbox);
  if (!isForeign(whole) && isName(whole)) return whole;
  return each(mailbox.split(/([._+-])/), (part) => {
    const twin = inLatin(part, true);
    return part.length === 1 && !isForeign(twin) ? twin : part;
  });
}

function hostInLatin(host: string, contact: Contact, knowledge: Knowledge): string | null {
  const known = new Set([
    ...[boughtDomain(hostOf(contact.website))],
    ...knowledge.domainsOfCompany(contact.company),
    ...PROVIDERS,
  ]);
  const twin = inLatin(host.toLowerCase(), true);
  if (!isForeign(twin) && known.has(boughtDomain(twin))) return twin;
  const ending = endingOf(host);
  const latin = inLatin(ending);
  const isEndingRight = endingExists(ending.toLowerCase()) || !endingExists(latin.toLowerCase());
  const end = isEndingRight ? ending : latin;
  return each([...host.slice(0, -ending.length).split(/(\.)/), end], (part) => part);
}

/** The parts in Latin that mix alphabets, and the others as `other` has them; null where a letter has no Latin twin. */
function each(parts: readonly string[], other: (part: string) => string): string | null {
  const right = parts.map((part) => (mixesScripts(part) ? inLatin(part) : other(part)));
  return right.some(mixesScripts) ? null : right.join('');
}
