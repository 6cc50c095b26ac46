import type { Contact } from '../contact';
import { companyKey } from '../../text/companies';
import { boughtDomain, emailDomain, endingOf, hostOf, PROVIDERS } from '../../text/domains';
import { endingExists } from '../../text/misreadDomains';
import { skeleton } from '../../text/slips';
import { lengthKey, splitCode, type LengthCounts } from '../../text/phoneNumbers';
import { nameWords, wordsOf } from '../../text/words';

/** What the contacts of an account have in common: their own address book is the dictionary. */
export interface CorpusStats {
  isUsedByOthers(domain: string): boolean;
  /** Whether the email or the website of another card than one that has it is at this domain. */
  isPrintedByOthers(domain: string): boolean;
  /** Domains that at least two people of this company have. */
  domainsOfCompany(company: string): readonly string[];
  /** The domain, used by at least three, that looks like this one in print, or ''. */
  domainInPrint(domain: string): string;
  /** The country code of the numbers of at least two people of this company, if it is but one; else ''. */
  codeOfCompany(company: string): string;
  nameCount(word: string): number;
  /** Whether names that begin with a word twice are usual here, as in Indonesia. */
  hasDoubledNames: boolean;
  /** Whether this is a word of other people's job titles, and of nobody's name. */
  isTitleWord(word: string): boolean;
  /** The lengths of the numbers that begin like this one. */
  lengths: ReadonlyMap<string, LengthCounts>;
}

const DOUBLED = /^(\p{L}{3,}) \1 /u;
const MOST_OF_COMPANY = 3;

/** What these contacts have in common, in short parts. */
export function* corpusStatsInParts(contacts: readonly Contact[]): Generator<void, CorpusStats> {
  const domains = new Map<string, number>();
  const printed = new Map<string, number>();
  const names = new Map<string, number>();
  const namesInAnyScript = new Map<string, number>();
  const titles = new Map<string, number>();
  const companies = new Map<string, Map<string, number>>();
  const codes = new Map<string, Map<string, number>>();
  const lengths = new Map<string, LengthCounts>();
  let doubled = 0;
  for (const contact of contacts) {
    yield;
    if (DOUBLED.test(contact.name)) doubled++;
    const domain = emailDomain(contact.email);
    const own = new Set([domain, boughtDomain(hostOf(contact.website))]);
    if (domain !== '') add(domains, domain);
    for (const one of own) if (one !== '') add(printed, one);
    for (const word of new Set(nameWords(contact.name))) add(names, word);
    for (const word of wordsOf(contact.name)) add(namesInAnyScript, word);
    for (const word of wordsOf(contact.title)) add(titles, word);
    const [begin, length] = lengthKey(contact.phone);
    if (begin !== '') addTo(lengths, begin, length);
    const key = companyKey(contact.company);
    if (key === '') continue;
    const [code = ''] = begin === '' ? [] : (splitCode(begin) ?? []);
    if (code !== '') addTo(codes, key, code);
    // A domain counts once for each person, whether it stands in their email, their website or in both.
    for (const one of own) if (one.includes('.') && !PROVIDERS.has(one)) addTo(companies, key, one);
  }
  const inPrint = new Map<string, string>();
  for (const [domain, count] of domains) {
    if (count < 3 || !endingExists(endingOf(domain))) continue;
    const form = skeleton(domain);
    if (count > (domains.get(inPrint.get(form) ?? '') ?? 0)) inPrint.set(form, domain);
  }
  const ofCompanies = new Map(
    [...companies].map(([key, counts]) => [key, mostUsed(counts)] as const),
  );
  return {
    isUsedByOthers: (domain) => (domains.get(domain) ?? 0) > 1,
    isPrintedByOthers: (domain) => (printed.get(domain) ?? 0) > 1,
    domainsOfCompany: (company) => ofCompanies.get(companyKey(company)) ?? [],
    domainInPrint: (domain) => inPrint.get(skeleton(domain)) ?? '',
    codeOfCompany: (company) => {
      const [only, ...others] = codes.get(companyKey(company)) ?? [];
      return only && only[1] > 1 && others.length === 0 ? only[0] : '';
    },
    nameCount: (word) => names.get(word) ?? 0,
    // A word of a name may be this contact's own; in others' names it is confirmed.
    isTitleWord: (word) => (titles.get(word) ?? 0) > 1 && (namesInAnyScript.get(word) ?? 0) < 2,
    hasDoubledNames: doubled > Math.max(3, contacts.length / 200),
    lengths,
  };
}

function addTo<Key>(groups: Map<string, Map<Key, number>>, group: string, key: Key): void {
  const counts = groups.get(group) ?? new Map<Key, number>();
  groups.set(group, counts);
  add(counts, key);
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Only the most used domains of a company count. */
function mostUsed(counts: ReadonlyMap<string, number>): string[] {
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_OF_COMPANY)
    .map(([domain]) => domain);
}
