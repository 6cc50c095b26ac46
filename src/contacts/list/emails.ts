import type { Contact } from '../model/contact';
import { isEmail } from '../../platform/isEmail';
import { mailLink } from '../../platform/links';
import { linkBy, type MailWay } from '../mail/mailWays';

/** The longest link that every mail program takes from a browser, in characters. */
export const LONGEST_LINK = 2_000;

/** The valid email addresses of the contacts, each once. */
export function* emailsOf(contacts: readonly Contact[]): Generator<string> {
  const seen = new Set<string>();
  for (const { email } of contacts) {
    const address = email.toLowerCase();
    if (seen.has(address) || !isEmail(email)) continue;
    seen.add(address);
    yield email;
  }
}

/** A `mailto:` to all contacts by BCC. `null`: too long for one email this `way`. '': none has an address. */
export function blindCopyLink(
  contacts: readonly Contact[],
  way: MailWay = 'computer',
): string | null {
  let link = '';
  for (const email of emailsOf(contacts)) {
    const address = mailLink(email)?.slice('mailto:'.length) ?? '';
    link += link === '' ? `mailto:?bcc=${address}` : `,${address}`;
    if (linkBy(way, link).length > LONGEST_LINK) return null;
  }
  return link;
}
