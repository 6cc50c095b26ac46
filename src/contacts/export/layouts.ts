import { countsOf } from '../../platform/countsOf';
import type { Contact } from '../model/contact';
import { csvLine, runsInSpreadsheet } from '../../platform/csv';
import { isEmail } from '../../platform/isEmail';
import { dayStamp } from '../../platform/dates';
import { memoizeByRef } from '../../platform/memoizeByRef';
import {
  GOOGLE_HEADER,
  HUBSPOT_HEADER,
  OUTLOOK_HEADER,
  SALESFORCE_HEADER,
  SALESFORCE_LIMITS,
} from './layoutHeaders';
import { nameParts, wholeName, type NameParts } from '../text/names';

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
/** Where no column takes degrees and generations, nothing of the name is lost. */
const familyAndSuffix: Cell = (_, { family, suffix }) => `${family} ${suffix}`.trimEnd();

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
  'Last Name': familyAndSuffix,
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
      'Last Name': (_, name) => name.family,
      'Name Prefix': prefix,
      'Name Suffix': (_, name) => name.suffix,
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
      'Last Name': (_, name) => name.family,
      Title: prefix,
      Suffix: (_, name) => name.suffix,
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
      'Last name': familyAndSuffix,
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
      refused(
        'an email that isn’t valid',
        'Salesforce',
        ({ email }) => email !== '' && !isEmail(email),
      ),
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
