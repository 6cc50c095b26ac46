import { oneFor } from '../../lib/oneFor';
import type { Contact } from '../contact';
import { companyKey } from './companyKey';

/** The key of a contact's company (`companyKey`), computed at the first call. */
export const companyOf = oneFor(companyKey);

type Companies = ReadonlyMap<string, readonly Contact[]>;
type Names = ReadonlyMap<string, string>;

/** The contacts of each company by key, in order. Computed once for each list. */
export const companiesOf = oneFor(grouped);

function grouped(contacts: readonly Contact[]): Companies {
  const groups = new Map<string, Contact[]>();
  for (const contact of contacts) {
    const key = companyOf(contact);
    if (key !== '' && !groups.get(key)?.push(contact)) groups.set(key, [contact]);
  }
  return groups;
}

/** The name that most of a company's contacts have, else its domain. */
export function companyName(key: string, contacts: readonly Contact[]): string {
  return mostFrequent(contacts.map(({ company }) => company))[0]?.[0] ?? plainKey(key);
}

/**
 * The name of each company by key; companies with the same name get their domain too. Computed once for each list.
 */
export const companyNames = oneFor((contacts: readonly Contact[]) => told(companiesOf(contacts)));

function told(groups: Companies): Names {
  const all = [...groups].map(([key, contacts]) => ({ key, name: companyName(key, contacts) }));
  const count = new Map<string, number>();
  for (const { name } of all) count.set(name, (count.get(name) ?? 0) + 1);
  return new Map(
    all.map(({ key, name }) => [key, count.get(name) === 1 ? name : `${name} (${plainKey(key)})`]),
  );
}

/** Each nonempty text with its count, the most frequent first, then in order of appearance. */
export function mostFrequent(texts: readonly string[]): [text: string, count: number][] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** A key without its kind: a domain, or a name in small letters. */
export function plainKey(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}
