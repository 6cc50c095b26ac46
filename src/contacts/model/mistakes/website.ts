import type { Contact } from '../contact';
import { boughtDomain, endingOf, hostOf } from '../../text/domains';
import { endingExists, nearestEnding } from '../../text/misreadDomains';
import { isSiteMisread } from './email';
import { emailDomain, type CorpusStats } from './corpusStats';
import { inLatin, mixesScripts, skeleton } from '../../text/letters';
import { addedToNotes } from '../noteLines';
import type { Finding } from './mistake';

const LONGEST_WEBSITE = 2048;

/** What is wrong in a website: two alphabets, an ending that does not exist, a slip that the email shows. */
export function websiteMistake(contact: Contact, stats: CorpusStats): Finding | null {
  const { website } = contact;
  if (website === '' || website.length > LONGEST_WEBSITE) return null;
  const host = hostOf(website);
  if (host === '') return severalSites(contact) ?? withSigns(website);
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
  if (isSiteMisread(contact, stats))
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

function severalSites({ website, notes }: Contact): Finding | null {
  const sites = website.split(/[\s,;|]+/).filter((piece) => {
    const host = hostOf(piece);
    return host !== '' && endingExists(endingOf(host));
  });
  const [first = '', ...others] = sites;
  if (others.length === 0) return null;
  const added = addedToNotes(notes, others.join(', '));
  return {
    field: 'website',
    kind: 'email-signs',
    reason: 'There are two websites in one field.',
    suggestion: added === null ? null : { website: first, notes: added },
  };
}

function withSigns(website: string): Finding | null {
  if (!/^(?:https?:\/\/|www[.,\s])/i.test(website)) return null;
  const right = website
    .replace(/\s*[,;]\s*|\s*\.\s+|\s+\.\s*/g, '.')
    .replace(/^(www)\s+/i, '$1.')
    .replace(/^(https?:\/\/)\s+/i, '$1');
  const host = hostOf(right);
  if (right === website || host === '' || !endingExists(endingOf(host))) return null;
  return {
    field: 'website',
    kind: 'email-signs',
    reason: 'A website has dots, no commas and no blanks.',
    suggestion: { website: right },
  };
}

function replacedHost(website: string, host: string, right: string): string {
  const place = website.toLowerCase().indexOf(host);
  return website.slice(0, place) + right + website.slice(place + host.length);
}
