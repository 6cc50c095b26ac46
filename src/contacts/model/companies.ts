import { countsOf } from '../../platform/countsOf';
import { memoizeByRef } from '../../platform/memoizeByRef';
import type { Contact } from './contact';
import { isProviderName } from '../text/domains';
import { domainKey, nameKey } from './companyKey';
import { isLegalForm } from '../text/companies';

/** What tells the company of a contact by itself; each '' if unknown. */
const keysOf = memoizeByRef((contact: Contact) => ({
  domain: domainKey(contact),
  name: nameKey(contact),
}));

/** Equal for contacts of one company, '' if unknown: by the domain, else by the name. Computed at the first call. */
export function companyOf(contact: Contact): string {
  const { domain, name } = keysOf(contact);
  return domain || name;
}

/** A contact known by its name alone, and the one domain of others with this name, '' without. */
interface NameAlone {
  company: string;
  domain: string;
}

// Names that belong to one domain: who has such a name and no domain is of that company.
const joinedNames = memoizeByRef((contacts: readonly Contact[]): ReadonlyMap<string, string> => {
  const alone = new Map<string, NameAlone>();
  for (const contact of contacts) {
    const { domain, name } = keysOf(contact);
    if (domain === '' && name !== '') alone.set(name, { company: contact.company, domain: '' });
  }
  const joined = new Map<string, string>();
  for (const contact of contacts) {
    const { domain, name } = keysOf(contact);
    const same = domain === '' ? undefined : alone.get(name);
    if (!same || same.domain === domain) continue;
    if (same.domain !== '') joined.delete(name);
    else if (!isLegalForm(same.company) && !isProviderName(plainKey(name)))
      joined.set(name, domain);
    same.domain ||= domain;
  }
  return joined;
});

/** The key of a company among contacts: that of its domain for a name that belongs to this domain alone. */
export function companyAmong(contacts: readonly Contact[], key: string): string {
  return joinedNames(contacts).get(key) ?? key;
}

type Companies = ReadonlyMap<string, readonly Contact[]>;
type Names = ReadonlyMap<string, string>;

/** The contacts of each company by key, in order. Computed once for each list. */
export const companiesOf = memoizeByRef(grouped);

function grouped(contacts: readonly Contact[]): Companies {
  const groups = new Map<string, Contact[]>();
  const joined = joinedNames(contacts);
  for (const contact of contacts) {
    const own = companyOf(contact);
    const key = joined.get(own) ?? own;
    if (key !== '' && !groups.get(key)?.push(contact)) groups.set(key, [contact]);
  }
  return groups;
}

/** The company of a contact among these: its key and its contacts, in order; `null` for none. */
export function companyIn(contacts: readonly Contact[], contact: Contact) {
  const key = companyAmong(contacts, companyOf(contact));
  const members = companiesOf(contacts).get(key);
  return members ? { key, contacts: members } : null;
}

/** The name that most of a company's contacts have, else its domain. */
export function companyName(key: string, contacts: readonly Contact[]): string {
  return mostFrequent(contacts.map(({ company }) => company))[0]?.[0] ?? plainKey(key);
}

/** The name of each company by key; companies with the same name get their domain too. Computed once for each list. */
export const companyNames = memoizeByRef((contacts: readonly Contact[]) =>
  told(companiesOf(contacts)),
);

function told(groups: Companies): Names {
  const all = [...groups].map(([key, contacts]) => ({ key, name: companyName(key, contacts) }));
  const count = countsOf(all.map(({ name }) => name));
  return new Map(
    all.map(({ key, name }) => [key, count.get(name) === 1 ? name : `${name} (${plainKey(key)})`]),
  );
}

/** Each nonempty text with its count, the most frequent first, then in order of appearance. */
export function mostFrequent(texts: readonly string[]): [text: string, count: number][] {
  const counts = countsOf(texts.filter((text) => text !== ''));
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** A key without its kind: a domain, or a name in small letters. */
export function plainKey(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}
