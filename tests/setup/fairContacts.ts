import * as faker from '@faker-js/faker';
import examples from 'libphonenumber-js/examples.mobile.json';
import {
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max';
import type { ContactTextField } from '../../src/contacts/model/fields';
import { inAscii } from '../../scripts/seed/manyContacts';
import { misread, type CardTexts } from './misread';
import type { StoredContacts } from '../../scripts/seed/StoredContact';

/** A text of a contact that a scan has misread, and what stands on the card. */
export interface Slip {
  contactId: string;
  field: ContactTextField;
  kind: string;
  wrong: string;
  right: string;
}

/** Two contacts of one person. */
export interface Twice {
  a: string;
  b: string;
  why: 'same card' | 'new job' | 'two languages';
}

/**
 * The cards of somebody who goes to fairs. The site gets `contacts` alone. The rest is the truth, for tests and
 * drawn pictures: `cards` is what stands on each card, `slips` what `contacts` has otherwise, `twice` the people
 * with two cards. No two other contacts are of one person.
 */
export interface Fair {
  contacts: StoredContacts;
  cards: Record<string, Required<CardTexts>>;
  slips: Slip[];
  twice: Twice[];
}

interface Firm {
  code: CountryCode;
  language: faker.Faker;
  company: string;
  domain: string;
}

const random = faker.fakerEN;
const regions = new Intl.DisplayNames(['en'], { type: 'region' });

/** Forty countries, each with the language of its cards. */
const COUNTRIES =
  'US:en_US GB:en_GB DE:de AT:de_AT CH:de_CH FR:fr BE:fr_BE CA:en_CA IT:it ES:es PT:pt_PT BR:pt_BR MX:es_MX AR:es NL:nl SE:sv NO:nb_NO DK:da FI:fi PL:pl CZ:cs_CZ SK:sk HU:hu RO:ro HR:hr TR:tr GR:el UA:uk RU:ru JP:ja CN:zh_CN TW:zh_TW KR:ko VN:vi TH:th ID:id_ID IN:en_IN NG:en_NG ZA:en_ZA AU:en_AU'
    .split(' ')
    .map((row) => row.split(':') as [CountryCode, 'de']);

/** Names of people with a card in two languages: given names, then family names. */
const TWO_LANGUAGES = [
  ['JP', '健太:Kenta 美咲:Misaki 翔:Sho 直子:Naoko', '田中:Tanaka 小林:Kobayashi 中村:Nakamura'],
  ['GR', 'Νίκος:Nikos Μαρία:Maria Ελένη:Eleni', 'Παππάς:Pappas Νικολάου:Nikolaou Ρήγας:Rigas'],
  ['UA', 'Олена:Olena Тарас:Taras Ірина:Iryna', 'Шевчук:Shevchuk Бондар:Bondar Мельник:Melnyk'],
] as const;

const NEWEST_MS = Date.UTC(2026, 10, 13, 16, 30);
const BURSTS = 9;
const BETWEEN_BURSTS_MS = 125 * 24 * 60 * 60 * 1000;
const BETWEEN_SCANS_MS = 190_000;

/**
 * The same for the same `count`. For 1,200 it has nine bursts in three years, 30 firms of eight colleagues with one
 * switchboard and one domain, 60 people twice (20 the same card, 25 a new job, 15 in two languages), valid
 * phone numbers of forty countries, and one or two slips of a scan in 180 cards.
 */
export function fairContacts(userId: string, count = 1200): Fair {
  COUNTRIES.forEach(([, language], index) => faker.allFakers[language].seed(index));
  random.seed(count);
  domains = new Set();
  const [colleagues, doubles] = [Math.floor(count / 40) * 8, Math.floor(count / 20)];
  const idOf = (index: number): string => `${userId}-${String(index + 1).padStart(5, '0')}`;
  const fair: Fair = { contacts: {}, cards: {}, slips: [], twice: [] };
  const add = (card: Required<CardTexts>, index: number, burst: number): void => {
    const id = idOf(index);
    const age = burst * BETWEEN_BURSTS_MS + Math.floor(index / BURSTS) * BETWEEN_SCANS_MS;
    const createdAt = new Date(NEWEST_MS - age);
    fair.cards[id] = card;
    fair.contacts[id] = { userId, ...card, createdAt };
  };
  for (let firm = 0; firm < colleagues / 8; firm++) {
    const theirs = firmAt(firm);
    const phone = validPhone(theirs.code);
    for (let place = firm * 8; place < firm * 8 + 8; place++)
      add({ ...cardAt(theirs), phone }, place, firm % BURSTS);
  }
  for (let index = colleagues; index < count - doubles; index++) {
    const double = index - colleagues;
    const burst = 1 + (index % (BURSTS - 1));
    if (double >= doubles) add(cardAt(firmAt(index)), index, index % BURSTS);
    else {
      const second = count - doubles + double;
      const [why, ...cards] = cardsOfOne(index, double);
      add(cards[0], index, burst);
      add(cards[1], second, second % burst);
      fair.twice.push({ a: idOf(index), b: idOf(second), why });
    }
  }
  addSlips(fair);
  return fair;
}

/** Each firm has a domain of its own. */
let domains: Set<string>;

function firmAt(index: number): Firm {
  const [code, locale] = COUNTRIES[index % COUNTRIES.length] ?? ['DE', 'de'];
  const language = faker.allFakers[locale];
  const company = language.company.name();
  const word = inAscii(company, '-') || inAscii(random.company.name(), '-');
  const short = word.split('-').find(({ length }) => length > 4) ?? word;
  const label = [short, word].find((name) => !domains.has(name)) ?? `${word}-${index + 1}`;
  domains.add(label);
  return { code, language, company, domain: `${label}.example` };
}

/** A card of a firm, with everything on it. */
function cardAt({ code, language, company, domain }: Firm, ...names: string[]) {
  const first = language.person.firstName();
  const last = language.person.lastName();
  const [name = '', latin = inAscii(name, '.') || inAscii(random.person.fullName(), '.')] =
    names.length > 0 ? names : [`${first} ${last}`];
  const { location, person } = language;
  return {
    name,
    company,
    title: person.jobTitle(),
    email: `${latin}@${domain}`,
    phone: validPhone(code),
    website: `${random.helpers.arrayElement(['', 'www.', 'https://'])}${domain}`,
    address: `${location.streetAddress()}, ${location.zipCode()} ${location.city()}, ${regions.of(code) ?? ''}`,
    notes: '',
  };
}

/** Two cards of one person. */
function cardsOfOne(index: number, double: number) {
  const card = cardAt(firmAt(index));
  if (double % 12 < 4) return ['same card', card, card] as const;
  if (double % 12 < 9) {
    // They keep their name, and a number that the firm has not given them.
    const later = cardAt(firmAt(index + COUNTRIES.length), card.name);
    return ['new job', card, { ...later, phone: card.phone }] as const;
  }
  const [code, givens, families] = TWO_LANGUAGES[double % 3] ?? TWO_LANGUAGES[0];
  const pair = (names: string): string[] =>
    random.helpers.arrayElement(names.split(' ')).split(':');
  const [given, family] = [pair(givens), pair(families)];
  const firm = firmAt(
    COUNTRIES.findIndex(([country]) => country === code) + COUNTRIES.length * index,
  );
  const [native, latin] = [0, 1].map((form) => `${given[form] ?? ''} ${family[form] ?? ''}`);
  const first = cardAt(firm, native ?? '', inAscii(latin ?? '', '.'));
  const english = { company: random.company.name(), title: random.person.jobTitle() };
  return ['two languages', first, { ...first, ...english, name: latin ?? '' }] as const;
}

/** A number as libphonenumber's example of that country, with other digits at its end. */
function validPhone(code: CountryCode): string {
  const example = getExampleNumber(code, examples)?.nationalNumber ?? '';
  for (;;) {
    const digits = example.slice(0, -5) + random.string.numeric(5);
    const number = parsePhoneNumberFromString(digits, code);
    if (!number?.isValid() || number.country !== code) continue;
    return random.datatype.boolean(0.7) ? number.formatInternational() : number.formatNational();
  }
}

/** One slip in a card, two in the next one. */
function addSlips({ contacts, cards, slips }: Fair): void {
  const misreadCards = Object.entries(cards).filter((_, index) => (index * 7) % 20 < 3);
  let turn = 0;
  misreadCards.forEach(([contactId, card], place) => {
    const contact = contacts[contactId];
    for (let slip = 0; contact && slip <= place % 2; slip++) {
      const untouched = (field: string) =>
        !slips.some((s) => s.contactId === contactId && s.field === field);
      const { kind, texts } = misread(card, turn++, untouched);
      for (const field of Object.keys(texts) as ContactTextField[])
        slips.push({ contactId, field, kind, wrong: texts[field] ?? '', right: card[field] });
      Object.assign(contact, texts);
    }
  });
}
