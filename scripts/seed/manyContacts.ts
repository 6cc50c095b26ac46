import * as faker from '@faker-js/faker';
import type { ScannedCard, StoredContact, StoredContacts } from './StoredContact';

/** Where the cards come from: one faker for each, and they take turns. */
const LOCALES =
  'en_GB de fr es it pl sv el uk da cs_CZ hu ja zh_CN ko vi th en_IN ne id_ID en_US pt_BR es_MX ar he fa tr en_NG';
const countries = LOCALES.split(' ').map((name) => faker.allFakers[name as 'en']);

/** The newest card's date; the oldest is three years before. */
const NEWEST_MS = Date.UTC(2026, 10, 12, 16, 40);
const THREE_YEARS_MS = 3 * 365 * 24 * 60 * 60 * 1000;

/**
 * Cards are uploaded in fours that share one `createdAt`. The 50th newest and the 51st are of one
 * upload, so a reader that continues after the first 50 by date alone loses contacts.
 */
const UPLOAD_SIZE = 4;

const NOTES = [
  'Met at the trade fair in {{location.city}}. Send the price list.',
  'Introduced by {{person.firstName}} after the panel. Wants samples of the new catalogue.',
  'Asked for a quote; follow up in two weeks.',
  'Lunch at the café by the river, {{location.city}}. Likes long walks and short e-mails.',
  'Do not call on Fridays.',
  'Talked about the tender; deadline at the end of the month. {{person.firstName}} decides.',
];

/** Each fourth contact has two of them. */
const TAGS = [
  'Supplier',
  'Prospect',
  'Investor',
  'Hannover 2026',
  'Urgent',
  'Key account',
] as const;

/** A long list of invented contacts by ids such as `tenthousand-00001`: the same for the same count. */
export function manyContacts(userId: string, count: number): StoredContacts {
  countries.forEach((country, index) => country.seed(index));
  faker.fakerEN.seed(countries.length);
  const contacts = Array.from({ length: count }, (_, index): [string, StoredContact] => {
    const country = countries[index % countries.length] ?? faker.fakerEN;
    const id = `${userId}-${String(index + 1).padStart(5, '0')}`;
    const tags = index % 4 === 0 && { tags: tagsAt(index / 4) };
    return [id, { userId, createdAt: uploadDate(index, count), ...inventedCard(country), ...tags }];
  });
  return Object.fromEntries(contacts);
}

/** Ids and dates run in different orders, so nothing can mistake one for the other. */
function uploadDate(index: number, count: number): Date {
  // 7919 is a prime: for each count that it does not divide, this gives each rank of age once.
  const rank = (index * 7919) % count;
  const upload = rank - (rank % UPLOAD_SIZE);
  return new Date(NEWEST_MS - Math.floor((upload / count) * THREE_YEARS_MS));
}

function tagsAt(index: number): string[] {
  return [0, 1].flatMap((offset) => TAGS[(index + offset) % TAGS.length] ?? []);
}

/** The first long word of a firm's name, as most choose; the whole name here and there. */
function domainOf(company: string, datatype: faker.Faker['datatype']): string {
  // Firms whose letters no address holds use an English name there.
  const whole = inAscii(company, '-') || inAscii(faker.fakerEN.company.name(), '-');
  if (datatype.boolean({ probability: 0.05 })) return `${whole}.example`;
  return `${whole.split('-').find(({ length }) => length > 4) ?? whole}.example`;
}

function inventedCard(country: faker.Faker): Omit<ScannedCard, 'createdAt'> {
  const { datatype, helpers, location, person, phone } = country;
  const among = (probability: number): boolean => datatype.boolean({ probability });
  const name = { firstName: person.firstName(), lastName: person.lastName() };
  const company = country.company.name();
  const card: Omit<ScannedCard, 'createdAt'> = { name: person.fullName(name), company };
  const domain = domainOf(company, datatype);

  // A scan does not always find everything.
  if (among(0.92)) card.title = person.jobTitle();
  if (among(0.96)) {
    const mailbox = inAscii(`${name.firstName} ${name.lastName}`, '.');
    card.email = `${mailbox || inAscii(faker.fakerEN.person.fullName(), '.')}@${domain}`;
  }
  if (among(0.93)) {
    const style = helpers.arrayElement(['human', 'national', 'international'] as const);
    card.phone = phone.number({ style });
    // Some cards print digits alone, which a spreadsheet takes for a number.
    if (among(0.1)) card.phone = card.phone.replace('+', '00').replace(/\D/g, '');
  }
  if (among(0.75)) card.website = `${helpers.arrayElement(['', 'www.', 'https://'])}${domain}`;
  if (among(0.8)) {
    card.address = `${location.streetAddress()}, ${location.zipCode()} ${location.city()}`;
  }
  if (among(0.33)) card.notes = helpers.fake(NOTES);
  return card;
}

/** A name in ASCII letters, such as `zofia.bak` for Zofia Bąk; empty where too few letters are left. */
export function inAscii(name: string, separator: string): string {
  const plain = name.replace(/ł/gi, 'l').replace(/ı/g, 'i').normalize('NFKD').toLowerCase();
  const words = plain.replace(/[\p{Mark}'’.]/gu, '').match(/[a-z]+/g) ?? [];
  const text = words.join(separator);
  return text.length > 4 ? text : '';
}
