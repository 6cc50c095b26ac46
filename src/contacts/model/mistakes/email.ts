import type { Contact } from '../contact';
import {
  boughtDomain,
  endingOf,
  hostOf,
  isHost,
  labelAndEnding,
  PROVIDERS,
} from '../../text/domains';
import {
  endingExists,
  isMisreadDomain,
  misspeltProvider,
  nearestEnding,
} from '../../text/misreadDomains';
import { misreadName } from './emailName';
import { withSigns } from './emailSigns';
import { misreadOfTwo } from './twoDomains';
import type { CorpusStats } from './corpusStats';
import { companyKey } from '../../text/companies';
import type { Finding, MistakeKind } from './mistake';
import { inLatin, isForeign, mixesScripts, unmarked } from '../../text/letters';
import { mailboxesOf } from '../../text/words';

interface Step {
  kind: MistakeKind;
  reason: string;
  email: string | null;
}

/** What is wrong in an email address, repaired from the outside in. The first repair gives kind and reason. */
export function emailMistake(contact: Contact, stats: CorpusStats): Finding | null {
  let email = contact.email;
  if (email === '' || email.length > 320) return null;
  const steps: Step[] = [];
  const take = (step: Step | null): boolean => {
    if (step) steps.push(step);
    email = step?.email ?? email;
    return step?.email !== null;
  };
  const apart = withSigns(contact, stats);
  if (apart === 'fine' || take(apart))
    if (take(ofOneScript(email, contact, stats)))
      if (take(atRightDomain(email, contact, stats))) {
        const named = misreadName(email, contact, stats);
        if (named?.field === 'name' && steps.length === 0) return named;
        if (named?.field === 'email') take({ ...named, email: named.suggestion?.email ?? null });
      }
  const [first] = steps;
  if (!first) return null;
  const suggestion = first.email === null ? null : { ...(apart !== 'fine' && apart.more), email };
  return { field: 'email', kind: first.kind, reason: first.reason, suggestion };
}

function ofOneScript(email: string, contact: Contact, stats: CorpusStats): Step | null {
  const right = inOneScript(email, contact, stats);
  if (right === email) return null;
  const reason = 'This address mixes letters of two alphabets that look the same.';
  return { kind: 'two-scripts', reason, email: right };
}

function atRightDomain(email: string, contact: Contact, stats: CorpusStats): Step | null {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  if (at < 1 || !isHost(host)) return null;
  const domain = boughtDomain(host);
  const exists = endingExists(endingOf(host));
  if (PROVIDERS.has(host) || (exists && stats.isUsedByOthers(domain))) return null;
  const moved = (right: string, reason: string): Step => ({
    kind: exists ? 'email-domain' : 'email-ending',
    reason,
    // A slip in a dot leaves no part before the domain.
    email: `${email.slice(0, at + 1)}${host.endsWith(`.${domain}`) && right.split('.').length === domain.split('.').length ? host.slice(0, -domain.length) : ''}${right}`,
  });
  const site = boughtDomain(hostOf(contact.website));
  if (site === domain) return exists ? null : endsWrong(email, host, site, contact, stats);
  const colleagues = stats.domainsOfCompany(contact.company);
  for (const right of colleagues)
    if (isMisreadDomain(domain, right, true))
      return moved(right, `Others at ${contact.company} have an address at ${right}.`);
  const misread = misreadOfTwo(contact, stats);
  if (misread === 'email' || misread === 'either') {
    const step = moved(site, `The website on the card is at ${site}.`);
    return misread === 'email' ? step : { ...step, email: null };
  }
  if (!exists) return endsWrong(email, host, '', contact, stats);
  const inPrint = stats.domainInPrint(domain);
  if (inPrint !== '' && inPrint !== domain && isWithoutCompany(domain, inPrint, contact))
    return moved(inPrint, `Others have an address at ${inPrint}, which looks like it.`);
  const provider = misspeltProvider(host);
  const isTheirs = companyKey(contact.company).includes(labelAndEnding(host)[0]);
  return provider !== '' && !isTheirs && site === ''
    ? moved(provider, `Mailboxes are at ${provider}.`)
    : null;
}

/** Whether the company doesn't speak for the domain: there is none, or a scan has read the same digit in both. */
function isWithoutCompany(domain: string, inPrint: string, { company }: Contact): boolean {
  const [label] = labelAndEnding(domain);
  const hasDigit = /\d/.test(label) && !/\d/.test(inPrint);
  return company === '' || (hasDigit && companyKey(company).includes(label.replaceAll('-', '')));
}

function endsWrong(
  email: string,
  host: string,
  site: string,
  contact: Contact,
  stats: CorpusStats,
): Step {
  const ending = endingOf(host);
  const likely = [hostOf(contact.website), ...stats.domainsOfCompany(contact.company)]
    .filter((one) => one !== '' && one !== site)
    .map(endingOf)
    .filter(endingExists);
  const provider = misspeltProvider(host);
  const right = nearestEnding(ending, likely);
  const domain = provider || (right && `${host.slice(0, -ending.length)}${right}`);
  return {
    kind: 'email-ending',
    reason: `No domain ends in .${ending}.`,
    email: domain ? email.slice(0, email.lastIndexOf('@') + 1) + domain : null,
  };
}

/**
 * The address with Latin letters where it mixes alphabets; null where that leaves some. A part wholly in another
 * alphabet is right (`анна@`, `.москва`), unless something else has its Latin twin.
 */
function inOneScript(email: string, contact: Contact, stats: CorpusStats): string | null {
  if (!isForeign(email)) return email;
  const at = email.lastIndexOf('@');
  const mailbox = mailboxInLatin(email.slice(0, Math.max(at, 0)), contact);
  const host = hostInLatin(email.slice(at + 1), contact, stats);
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

function hostInLatin(host: string, contact: Contact, stats: CorpusStats): string | null {
  const known = new Set([
    ...[boughtDomain(hostOf(contact.website))],
    ...stats.domainsOfCompany(contact.company),
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
