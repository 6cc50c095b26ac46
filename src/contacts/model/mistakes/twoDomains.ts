import type { Contact } from '../contact';
import { companyKey } from '../../text/companies';
import {
  boughtDomain,
  emailDomain,
  endingOf,
  hostOf,
  labelAndEnding,
  PROVIDERS,
} from '../../text/domains';
import { foldedText, foldedWords, spelledOut } from '../../text/fold';
import { endingExists, isMisreadDomain } from '../../text/misreadDomains';
import { skeleton } from '../../text/slips';
import type { CorpusStats } from './corpusStats';

/**
 * Which of an email and a website whose domains differ by a slip is misread: `either` where nothing else tells, and ''
 * where none is. What is suggested for one of the two asks it, so that no right one is broken by a misread one.
 */
export function misreadOfTwo(
  contact: Contact,
  stats: CorpusStats,
): 'email' | 'website' | 'either' | '' {
  const [domain, site] = [emailDomain(contact.email), boughtDomain(hostOf(contact.website))];
  if (domain === '' || site === '' || domain === site || PROVIDERS.has(domain)) return '';
  const [forDomain, forSite] = [signsFor(domain, site), signsFor(site, domain)];
  const at = forDomain.findIndex((sign, place) => sign !== forSite[place]);
  if ((forDomain[at] ?? 0) > (forSite[at] ?? 0))
    return isMisreadDomain(site, domain, true) ? 'website' : '';
  const [label] = labelAndEnding(site);
  const isConfirmed = companyKey(contact.company).includes(label.replaceAll('-', ''));
  if (!endingExists(endingOf(site)) || !isMisreadDomain(domain, site, isConfirmed)) return '';
  return at < 0 ? 'either' : 'email';

  /** What speaks for the one, the surest first: its ending, the account, a digit in the other, the company. */
  function signsFor(one: string, other: string): number[] {
    const isKnown =
      stats.isPrintedByOthers(one) || stats.domainsOfCompany(contact.company).includes(one);
    const isAlike = skeleton(one) === skeleton(other);
    return [
      Number(endingExists(endingOf(one))),
      Number(isKnown),
      isAlike ? -one.replace(/\D/g, '').length : 0,
      lettersOfCompany(labelAndEnding(one)[0], contact.company),
    ];
  }
}

/** How many letters of a domain's label the company has: of Barclays and Barclay it has the longer one, if it has both. */
function lettersOfCompany(label: string, company: string): number {
  const letters = label.replaceAll('-', '');
  const counts = [foldedText(company), foldedText(spelledOut(company))].map((text) => {
    const words = foldedWords(text).filter((word) => word.length > 1);
    const isWhole = words.some((_, from) => begins(words.slice(from), letters));
    const inLabel = words.filter((word) => word.length > 2 && letters.includes(word));
    return (isWhole ? letters.length : 0) + inLabel.join('').length;
  });
  return Math.max(...counts) + (companyKey(company) === letters ? letters.length : 0);
}

/** Whether the letters are the first of these words, or the first few, joined. */
function begins(words: readonly string[], letters: string): boolean {
  let joined = '';
  return words.some((word) => (joined += word) === letters);
}
