import { countsOf } from '../../platform/countsOf';
import type { Contact } from '../model/contact';
import { csvLine, runsInSpreadsheet } from '../../platform/csv';
import { isEmail } from '../../platform/isEmail';
import { dayStamp } from '../../platform/dates';
import { memoizeByRef } from '../../platform/memoizeByRef';
import { nameParts, wholeName, type NameParts } from '../text/names';

/** The header of contacts.google.com's "Google CSV" since 2024, by public samples (November 2026); each value once. */
const GOOGLE_HEADER =
  'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Website 1 - Label,Website 1 - Value';

/** The header of a file that outlook.live.com/people exported; seen unchanged from 2018 to 2025. */
const OUTLOOK_HEADER =
  "First Name,Middle Name,Last Name,Title,Suffix,Nickname,Given Yomi,Surname Yomi,E-mail Address,E-mail 2 Address,E-mail 3 Address,Home Phone,Home Phone 2,Business Phone,Business Phone 2,Mobile Phone,Car Phone,Other Phone,Primary Phone,Pager,Business Fax,Home Fax,Other Fax,Company Main Phone,Callback,Radio Phone,Telex,TTY/TDD Phone,IMAddress,Job Title,Department,Company,Office Location,Manager's Name,Assistant's Name,Assistant's Phone,Company Yomi,Business Street,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home City,Home State,Home Postal Code,Home Country/Region,Other Street,Other City,Other State,Other Postal Code,Other Country/Region,Personal Web Page,Spouse,Schools,Hobby,Location,Web Page,Birthday,Anniversary,Notes";

/** HubSpot’s names of its properties; a note needs both columns (knowledge.hubspot.com, November 2026). */
const HUBSPOT_HEADER =
  'Salutation,First name,Last name,Email,Phone number,Company name,Job title,Website URL,Street address,Activity date,Note body';

/** Salesforce’s labels for a lead; it passes over "Suffix" where an organization has not turned it on (help.salesforce.com, "Field Mapping for Importing Leads", read in November 2026). */
const SALESFORCE_HEADER =
  'Salutation,First Name,Last Name,Suffix,Company,Title,Email,Phone,Website,Street,Description';

/** The most letters that a field of a lead holds (developer.salesforce.com, Field Reference, "Lead"). */
const SALESFORCE_LIMITS: Readonly<Record<string, number>> = {
  'First Name': 40,
  'Last Name': 80,
  Suffix: 40,
  Company: 255,
  Title: 128,
  Email: 80,
  Phone: 40,
  Website: 255,
  Street: 255,
  Description: 32_000,
};

/** The programs that contacts can be handed over to (R15.122). */
export type Program = 'google' | 'outlook' | 'hubspot' | 'salesforce';

type Cell = (contact: Contact, name: NameParts) => string;

/** What the other side refuses, can't tell apart, or shows otherwise. */
export interface Check {
  one: string;
  many: string;
  find: (contacts: readonly Contact[]) => readonly Contact[];
}

/** A file that a program takes without mapping. */
export interface Layout {
  file: string;
  header: readonly string[];
  /** What stands under a header; nothing under the others. */
  cells: Readonly<Record<string, Cell>>;
  checks: readonly Check[];
}

const text =
  (field: 'company' | 'title' | 'email' | 'phone' | 'website' | 'address' | 'notes'): Cell =>
  (contact) =>
    contact[field];

const work =
  (field: 'email' | 'phone' | 'website' | 'address'): Cell =>
  (contact) =>
    contact[field] === '' ? '' : 'Work';

const given: Cell = (_, name) => name.given;
const prefix: Cell = (_, name) => name.prefix;
const family: Cell = (_, name) => name.family;
const suffix: Cell = (_, name) => name.suffix;

const which = (has: (contact: Contact) => boolean) => (contacts: readonly Contact[]) =>
  contacts.filter(has);

/** As the design has it: `9 have no last name: Salesforce refuses them.` */
function refused(what: string, program: string, has: (contact: Contact) => boolean): Check {
  return {
    one: `has ${what}: ${program} refuses it`,
    many: `have ${what}: ${program} refuses them`,
    find: which(has),
  };
}

const badEmail = (program: string): Check =>
  refused('an email that isn’t valid', program, ({ email }) => email !== '' && !isEmail(email));

const NO_EMAIL: Check = {
  one: 'has no email',
  many: 'have no email',
  find: which(({ email }) => email === ''),
};

const WHOLE_NAME: Check = {
  one: 'has a name we can’t split for sure: all of it is the last name',
  many: 'have a name we can’t split for sure: all of it is the last name',
  find: which((contact) => contact.name !== '' && splitOf(contact) === null),
};

const SALESFORCE_CELLS: Layout['cells'] = {
  Salutation: prefix,
  'First Name': given,
  'Last Name': family,
  Suffix: suffix,
  Company: text('company'),
  Title: text('title'),
  Email: text('email'),
  Phone: text('phone'),
  Website: text('website'),
  Street: text('address'),
  Description: text('notes'),
};

/** Every layout that contacts can leave in for another program. */
export const LAYOUTS: Readonly<Record<Program, Layout>> = {
  google: {
    file: 'contacts_google',
    header: GOOGLE_HEADER.split(','),
    cells: {
      'First Name': given,
      'Last Name': family,
      'Name Prefix': prefix,
      'Name Suffix': suffix,
      'Organization Name': text('company'),
      'Organization Title': text('title'),
      Notes: text('notes'),
      Labels: ({ tags }) => tags.join(' ::: '),
      'E-mail 1 - Label': work('email'),
      'E-mail 1 - Value': text('email'),
      'Phone 1 - Label': work('phone'),
      'Phone 1 - Value': text('phone'),
      'Address 1 - Label': work('address'),
      'Address 1 - Formatted': text('address'),
      'Address 1 - Street': text('address'),
      'Website 1 - Label': work('website'),
      'Website 1 - Value': text('website'),
    },
    checks: [
      {
        one: 'is too many: Google Contacts takes 3,000 at a time',
        many: 'are too many: Google Contacts takes 3,000 at a time',
        find: (contacts) => contacts.slice(3000),
      },
      WHOLE_NAME,
      NO_EMAIL,
    ],
  },
  outlook: {
    file: 'contacts_outlook',
    header: OUTLOOK_HEADER.split(','),
    cells: {
      'First Name': given,
      'Last Name': family,
      Title: prefix,
      Suffix: suffix,
      'E-mail Address': text('email'),
      'Business Phone': text('phone'),
      'Job Title': text('title'),
      Company: text('company'),
      'Business Street': text('address'),
      'Web Page': text('website'),
      Notes: text('notes'),
    },
    checks: [WHOLE_NAME, NO_EMAIL],
  },
  hubspot: {
    file: 'contacts_hubspot',
    header: HUBSPOT_HEADER.split(','),
    cells: {
      Salutation: prefix,
      'First name': given,
      'Last name': family,
      Email: text('email'),
      'Phone number': text('phone'),
      'Company name': text('company'),
      'Job title': text('title'),
      'Website URL': text('website'),
      'Street address': text('address'),
      'Activity date': (contact) => (contact.notes === '' ? '' : noteDay(contact)),
      'Note body': text('notes'),
    },
    checks: [
      refused('neither name nor email', 'HubSpot', ({ name, email }) => name + email === ''),
      badEmail('HubSpot'),
      {
        one: 'has no email: HubSpot can’t tell it from others',
        many: 'have no email: HubSpot can’t tell them from others',
        find: which(({ email }) => email === ''),
      },
      {
        one: 'shares its email with another: HubSpot merges them',
        many: 'share an email: HubSpot merges those with the same one',
        find: sharingEmail,
      },
      {
        one: 'has notes without a date: HubSpot asks for one',
        many: 'have notes without a date: HubSpot asks for one',
        find: which((contact) => contact.notes !== '' && noteDay(contact) === ''),
      },
      {
        one: 'has a degree or the like behind the name: HubSpot has no column for it, so it is left out',
        many: 'have a degree or the like behind the name: HubSpot has no column for it, so it is left out',
        find: which((contact) => nameOf(contact).suffix !== ''),
      },
      WHOLE_NAME,
    ],
  },
  salesforce: {
    file: 'contacts_salesforce_leads',
    header: SALESFORCE_HEADER.split(','),
    cells: SALESFORCE_CELLS,
    checks: [
      refused('no last name', 'Salesforce', ({ name }) => name === ''),
      refused('no company', 'Salesforce', ({ company }) => company === ''),
      badEmail('Salesforce'),
      refused('a text that is too long', 'Salesforce', isTooLong),
      WHOLE_NAME,
      NO_EMAIL,
    ],
  },
};

/** A note without a day is lost: the day of the last change is better than none. */
function noteDay({ createdAt, updatedAt }: Contact): string {
  const date = createdAt ?? updatedAt;
  return date ? dayStamp(date) : '';
}

/** A contact as a line of the file, each text as it is: no program here runs a formula, and none takes a sign off again. */
export function layoutLine({ header, cells }: Layout, contact: Contact): string {
  const name = nameOf(contact);
  return csvLine(header.map((label) => cells[label]?.(contact, name) ?? ''));
}

/** What a person should know before the file: what the program will do, and what a spreadsheet would on the way. */
export function checksOf({ checks, cells }: Layout): readonly Check[] {
  const runs = (contact: Contact) =>
    Object.values(cells).some((cell) => runsInSpreadsheet(cell(contact, nameOf(contact))));
  return [
    ...checks,
    {
      one: 'has a text that runs as a formula if you open the file in a spreadsheet',
      many: 'have a text that runs as a formula if you open the file in a spreadsheet',
      find: which(runs),
    },
  ];
}

/** `nameParts`, made at the first call: rows and checks ask for it, and it takes a while. */
const splitOf = memoizeByRef(({ name }: Contact) => nameParts(name));

function nameOf(contact: Contact): NameParts {
  return splitOf(contact) ?? wholeName(contact.name);
}

function isTooLong(contact: Contact): boolean {
  const name = nameOf(contact);
  return Object.entries(SALESFORCE_LIMITS).some(
    ([label, limit]) => (SALESFORCE_CELLS[label]?.(contact, name) ?? '').length > limit,
  );
}

function sharingEmail(contacts: readonly Contact[]): readonly Contact[] {
  const counts = countsOf(contacts.map(({ email }) => email.toLowerCase()));
  return contacts.filter(({ email }) => email !== '' && (counts.get(email.toLowerCase()) ?? 0) > 1);
}
