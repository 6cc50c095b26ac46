import { withoutInvisible } from '../../../platform/text';
import type { Contact } from '../contact';
import { boughtDomain, emailDomain, endingOf, hostOf } from '../../text/domains';
import { endingExists, nearestEnding } from '../../text/misreadDomains';
import { misreadOfTwo } from './twoDomains';
import type { CorpusStats } from './corpusStats';
import { inLatin, mixesScripts } from '../../text/letters';
import { skeleton } from '../../text/slips';
import { piecesOf, placed, withoutLabel } from './pieces';
import type { Finding } from './mistake';

const LONGEST_WEBSITE = 2048;

/** What is wrong in a website: two alphabets, an ending that does not exist, a slip that the email shows. */
export function websiteMistake(contact: Contact, stats: CorpusStats): Finding | null {
  const { website } = contact;
  if (website === '' || website.length > LONGEST_WEBSITE) return null;
  const seen = withoutInvisible(website);
  if (seen !== website && hostOf(seen) !== '')
    return {
      field: 'website',
      kind: 'email-signs',
      reason: 'There is a sign here that nobody sees.',
      suggestion: { website: seen },
    };
  const host = hostOf(website);
  const signs = withSigns(contact, host);
  if (signs || host === '') return signs;
  const finding = (kind: Finding['kind'], reason: string, right: string): Finding => ({
    field: 'website',
    kind,
    reason,
    suggestion: right === '' ? null : { website: replacedHost(website, host, right) },
  });
  if (host.split('.').some(mixesScripts)) {
    const latin = inLatin(host);
    return finding(
      'two-scripts',
      'This website mixes letters of two alphabets that look the same.',
      mixesScripts(latin) ? '' : latin,
    );
  }
  const [bought, domain] = [boughtDomain(host), emailDomain(contact.email)];
  if (misreadOfTwo(contact, stats) === 'website')
    return finding(
      'email-domain',
      `The email address is at ${domain}.`,
      host.slice(0, host.length - bought.length) + domain,
    );
  const ending = endingOf(host);
  if (endingExists(ending) || !/^\p{L}[\p{L}\p{N}]*$/u.test(ending)) return null;
  const right = nearestEnding(ending, domain === '' ? [] : [endingOf(domain)]);
  const isSite =
    /^(?:https?:|www\.)/i.test(website) ||
    (right !== '' && skeleton(right) === skeleton(ending)) ||
    (right !== '' && host.slice(0, -ending.length) + right === domain);
  if (!isSite) return null;
  return finding(
    'email-ending',
    `No domain ends in .${ending}.`,
    right && host.slice(0, -ending.length) + right,
  );
}

/** A scheme and `www` as scans misread them, in whatever case. */
const SCHEME = /^(?:h{0,2}[tl1]{1,3}p(s?)\s?(?:[:;]\s?[/\\]*|[/\\]+)\s*)+/i;
const WWW =
  /^(https?:\/\/)?(?!www\.[\p{L}\p{N}])(?:([wv]{2,6})(?:\s*[.,;:\s]\s*|[-_]|\.{2,})|(?:w\.){3}|(?:www)(?=[^aehiory\W\d_][\p{L}\p{N}-]{2,}\.\p{L}))/iu;

/** Whether letters look like `www`, whose strokes a scan may count otherwise; `vvv` and `wv` are names. */
function isWww(letters: string): boolean {
  const strokes = letters.toLowerCase().replaceAll('w', 'vv').length;
  return strokes > 3 && strokes < 9;
}

/** Another text beside the website or in its place, a label before it, signs that it has not. */
function withSigns(contact: Contact, host: string): Finding | null {
  const { website } = contact;
  if (host !== '' && !WWW.test(website)) return null;
  const finding = (reason: string, suggestion: Finding['suggestion']): Finding => ({
    ...{ field: 'website', kind: 'email-signs', reason, suggestion },
  });
  const pieces = host === '' ? piecesOf(website) : null;
  const [site = '', ...others] = pieces?.sites ?? [];
  const [emails, phones] = [pieces?.emails ?? [], pieces?.phones ?? []];
  const moved = (): Finding | null => {
    if (!pieces || (site === '' && emails.length === 0)) return null;
    const more = placed({ ...contact, website: site }, [
      ...emails.map((email) => ['email', email] as const),
      ...phones.map((phone) => ['phone', phone] as const),
      ...[...pieces.words, ...others].map((text) => ['notes', text] as const),
    ]);
    const reason =
      site === ''
        ? 'This is an email address, not a website.'
        : others.length > 0
          ? 'There are two websites in one field.'
          : Object.keys(more ?? {}).length > 0
            ? 'More than a website is in this field.'
            : 'There is a word before the website.';
    return finding(reason, more && { website: site, ...more });
  };
  if (emails.length + phones.length + others.length > 0 && site + emails.join('') !== '')
    return moved();
  const right = repaired(website);
  const found = hostOf(right);
  const isThere = found !== '' && (endingExists(endingOf(found)) || found === host);
  if (right === website || !isThere) return moved();
  const reason =
    withoutLabel(website) === website
      ? 'A website has dots, no commas and no blanks.'
      : 'There is a word before the website.';
  return finding(reason, { website: right });
}

function repaired(website: string): string {
  const bare = withoutLabel(website);
  if (hostOf(bare) !== '' && !WWW.test(bare)) return bare;
  return bare
    .replace(SCHEME, (_, s: string) => `http${s.toLowerCase()}://`)
    .replace(WWW, (whole: string, scheme: string | undefined, letters: string | undefined) => {
      const read = letters ?? 'www';
      if (!isWww(read)) return whole;
      return `${scheme ?? ''}${/^www$/i.test(read) ? read : 'www'}.`;
    })
    .replace(/\s*[,;]\s*|\s*\.\s+|\s+\.\s*|\.{2,}/g, '.')
    .replace(/\s+(\p{L}{2,})$/u, (blank, ending: string) =>
      /^(?:www|http)/i.test(bare) && endingExists(ending.toLowerCase()) ? `.${ending}` : blank,
    )
    .replace(/[.,;|\s]+$/, '');
}

function replacedHost(website: string, host: string, right: string): string {
  const place = website.toLowerCase().indexOf(host);
  return website.slice(0, place) + right + website.slice(place + host.length);
}
