import type { Contact } from '../contact';
import type { Frequency } from '../../text/compareNames';
import { parsedEmail, type Email } from '../../text/emails';
import { parsedName, type Name } from '../../text/parsedName';
import { parsedPhones, phoneKeys, type Phone } from '../../text/phones';
import { companyKey } from '../../text/companies';
import { addressKeys, parsedAddress, type Address } from '../../text/places';
import { skeleton } from '../../text/slips';

/** The parts of a contact that identify its person, prepared once. */
export interface Card {
  id: string;
  name: Name;
  words: readonly string[];
  email: Email | null;
  phones: readonly Phone[];
  company: string;
  address: Address;
  /** Contacts that share none of these are not compared. */
  keys: readonly string[];
}

export function cardOf(contact: Contact): Card {
  const name = parsedName(contact.name);
  const spelled = [...name.words, ...(name.joined ?? [])].flatMap(({ text, typed }) => [
    text,
    typed,
  ]);
  const words = new Set(name.ideographs === '' ? spelled : [...spelled, name.ideographs]);
  const card = {
    id: contact.id,
    name,
    words: [...words],
    email: parsedEmail(contact.email),
    phones: parsedPhones(contact.phone),
    company: skeleton(companyKey(contact.company)),
    address: parsedAddress(contact.address),
  };
  return { ...card, keys: keysOf(card) };
}

export const emailKey = ({ skeleton: mailbox, domain }: Email): string =>
  `email ${mailbox}@${skeleton(domain)}`;
export const isEmailKey = (key: string): boolean => key.startsWith('email ');
export const isPhoneKey = (key: string): boolean => key.startsWith('phone ');
export const phoneKey = (digits: string): string => `phone ${digits}`;
export const addressKey = (key: string): string => `address ${key}`;
export const colleagueKey = (word: string, company: string): string =>
  `company ${skeleton(word)} ${company}`;

/** Of the whole name, in whatever order. */
const nameKey = ({ words, ideographs }: Name): string => {
  const parts = words.map(({ typed }) => skeleton(typed));
  return `name ${[...parts, ...Array.from(ideographs)].sort().join(' ')}`;
};

const FEWEST_LETTERS = 5;

function keysOf({ name, words, email, phones, company, address }: Omit<Card, 'keys'>): string[] {
  const keys = phones.flatMap((phone) =>
    phone.keys.flatMap((key) => phoneKeys(key, phone)).map(phoneKey),
  );
  if (words.length > 0) keys.push(nameKey(name));
  for (const key of addressKeys(address)) keys.push(addressKey(key));
  const nameKeys = words.filter(({ length }) => length > 1);
  if (company !== '') for (const word of nameKeys) keys.push(colleagueKey(word, company));
  if (email) {
    const { skeleton: mailbox, domain } = email;
    keys.push(emailKey(email));
    for (const word of nameKeys) keys.push(`domain ${skeleton(word)} ${domain}`);
    // A slip in the domain, and one in the mailbox of somebody without a comparable name.
    if (mailbox.length >= FEWEST_LETTERS) {
      keys.push(`mailbox ${mailbox}`);
      keys.push(`start ${mailbox.slice(0, FEWEST_LETTERS)} ${domain}`);
      keys.push(`end ${mailbox.slice(-FEWEST_LETTERS)} ${domain}`);
    }
  }
  return [...new Set(keys)];
}

/** What the other contacts tell about a pair. */
export interface List {
  size: number;
  frequency: Frequency;
  companySize: (company: string) => number;
  /** The contacts under a key; null where it proves nothing: too many share it, or people who differ do. */
  sharing: (key: string) => readonly Card[] | null;
}
