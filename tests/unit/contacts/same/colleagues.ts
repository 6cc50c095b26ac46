import { allFakers, type Faker } from '@faker-js/faker';
import type { Contact } from '../../../../src/contacts/model/contact';
import { contactWith } from '../../contactWith';

const LOCALES =
  'de en_GB fr it es pl sv da nl en_US cs_CZ tr pt_BR hu hr es_MX ja zh_CN ko vi ru en_IN'.split(
    ' ',
  ) as 'de'[];

/** A list where everybody is in there once. */
export interface Firms {
  contacts: number;
  /** How many colleagues a firm has, about. */
  size: number;
  /** How common the common names are: 1 for all names alike. */
  commonness: number;
  /** Shares of the contacts. */
  withoutEmail: number;
  withDirectNumber: number;
}

/** Makes the same list for the same firms: colleagues share a domain, an address and mostly a switchboard. */
export function colleagues(firms: Firms): Contact[] {
  const random = allFakers.en;
  random.seed(firms.size * 100 + firms.commonness);
  const people: Contact[] = [];
  while (people.length < firms.contacts) {
    const left = firms.contacts - people.length;
    people.push(...firmOf(firms, people.length, left, random));
  }
  return people;
}

function firmOf(firms: Firms, from: number, left: number, random: Faker): Contact[] {
  const { number, helpers, datatype, company, location } = random;
  const size = Math.min(left, number.int({ min: Math.ceil(firms.size / 2), max: firms.size * 2 }));
  const names = namesOf(helpers.arrayElement(LOCALES));
  const firm = company.name();
  const domain = `${firm.toLowerCase().replace(/[^a-z]/g, '')}${from}.example`;
  const line = `+49 ${number.int({ min: 200, max: 899 })} ${number.int({ min: 1000, max: 9999 })}`;
  const address = `${location.streetAddress()}, ${location.zipCode()} ${location.city()}`;
  const mailboxes = new Set<string>();
  const form = number.int(3);
  const common = (list: readonly string[]): string =>
    list[Math.floor(list.length * number.float() ** firms.commonness)] ?? '';
  return Array.from({ length: size }, (_, place) => {
    const [first, last] = [common(names.first), common(names.last)];
    const isRole = datatype.boolean();
    const mailbox = free(mailboxOf(first, last, form) || `box${place}`, mailboxes);
    const own = datatype.boolean(firms.withoutEmail) ? (isRole ? 'info' : '') : mailbox;
    return contactWith({
      id: `contact-${String(from + place).padStart(5, '0')}`,
      name: `${datatype.boolean(0.05) ? 'Dr. ' : ''}${first} ${last}`,
      company: firm,
      email: own && `${own}@${domain}`,
      phone: `${line}-${datatype.boolean(firms.withDirectNumber) ? 100 + place : 0}`,
      address: datatype.boolean(0.7) ? address : '',
    });
  });
}

function namesOf(locale: 'de'): { first: readonly string[]; last: readonly string[] } {
  const { first_name: first, last_name: last } = allFakers[locale].rawDefinitions.person ?? {};
  const all = (names: typeof first): string[] => [
    ...new Set([...(names?.generic ?? []), ...(names?.female ?? []), ...(names?.male ?? [])]),
  ];
  return { first: all(first), last: all(last) };
}

function mailboxOf(first: string, last: string, form: number): string {
  const [f, l] = [first, last].map((name) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );
  if (!f || !l) return '';
  return [`${f}.${l}`, `${f.charAt(0)}${l}`, `${l}.${f}`, `${f.charAt(0)}.${l}`][form] ?? '';
}

/** The mailbox, or with a number behind it where a namesake has it. */
function free(mailbox: string, taken: Set<string>): string {
  let [own, count] = [mailbox, 1];
  while (taken.has(own)) own = `${mailbox}${++count}`;
  taken.add(own);
  return own;
}
