import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { mapInShortTasks } from '../../platform/inParts';
import { webLink } from '../../platform/links';
import { shortened, toWellFormed } from '../../platform/text';
import { shownName, type Contact } from '../model/contact';
import { FIELDS, UNLISTED_FIELDS, type ContactField, type ContactTextField } from '../model/fields';
import { countryOfAddress } from '../text/countries';
import { nameParts, wholeName } from '../text/names';
import { dialable, dialled } from '../text/phones';

/** The longest line of a vCard, in bytes, without its end (RFC 2425, 5.8.1). */
const LONGEST_LINE_BYTES = 75;

type Line = readonly [name: string, value: string];

/** The contacts as one vCard 3.0 file (RFC 2426), in the order given: text in UTF-8, lines ended by CRLF. */
export async function contactsVcard(contacts: readonly Contact[]): Promise<string> {
  return (await mapInShortTasks(contacts, (contact) => contactVcard(contact))).join('');
}

/** One contact as a vCard 3.0. `number` is its phone as another program dials it, where it is printed otherwise. */
export function contactVcard(contact: Contact, number = internationalPhone(contact)): string {
  const { name, company, email, tags, updatedAt } = contact;
  const lines: Line[] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['UID', escaped(contact.id)],
    ['FN', escaped(shownName(name || company || email))],
    ['N', nameValue(name)],
    ...FIELDS.filter(({ key }) => key !== 'name').flatMap(({ key, vcard }) => [
      fieldLine(vcard, contact[key]),
      fieldLine(vcard, key === 'phone' ? number : ''),
    ]),
    ['CATEGORIES', tags.map(escaped).join(',')],
    // Whole seconds: RFC 2425 puts a comma before parts of one.
    ['REV', updatedAt ? updatedAt.toISOString().replace(/\.\d+/, '') : ''],
    ['END', 'VCARD'],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([property, value]) => folded(`${property}:${value}`))
    .join('');
}

function fieldLine({ property, value, isUri }: ContactField['vcard'], text: string): Line {
  if (text === '') return [property, ''];
  const plain = isUri ? (webLink(text) ?? oneLine(text)) : escaped(text);
  return [property, value ? value(plain) : plain];
}

function nameValue(name: string): string {
  const { family, given, prefix, suffix } = nameParts(name) ?? wholeName(name);
  return [family, given, '', prefix, suffix].map(escaped).join(';');
}

/** A text value: no character of it can end the value, or the line. */
function escaped(text: string): string {
  return clean(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A value that knows no escapes, such as an address of the web. */
function oneLine(text: string): string {
  return clean(text).replaceAll('\n', ' ');
}

/** The text with \n for each kind of line break, and without other control characters. */
function clean(text: string): string {
  return toWellFormed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}

/** The line with its end. A long one goes on in lines that begin with a blank; no character is cut. */
function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const character of line) {
    const bytes = utf8Length(character);
    if (length + bytes > LONGEST_LINE_BYTES) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += bytes;
  }
  return `${result}\r\n`;
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** The number that Call dials as `+44 20 7946 0000`, if valid by itself or at the address; else as `dialable` (R15.121). */
export function internationalPhone({ phone, address }: Contact): string {
  const text = dialled(phone);
  const printed = dialable(phone);
  const isInternational = text.startsWith('+');
  if (text === '' || (isInternational && printed === '')) return '';
  const country = isInternational ? undefined : countryOfAddress(address);
  if (country === '') return printed;
  const number = parsePhoneNumberFromString(text, country as CountryCode | undefined);
  return number?.isValid() === true ? number.formatInternational() : printed;
}

/** The longest text of a code, in bytes: 77 x 77 squares, which a phone still reads from the dialog on a screen. */
const LONGEST_BYTES = 500;

/** Properties to drop when the text is too long, first to last: number and email address stay longest. */
const LESS_NEEDED: readonly ContactTextField[] = [
  ...UNLISTED_FIELDS.filter(({ key }) => key !== 'notes')
    .map(({ key }) => key)
    .reverse(),
  'title' as const,
  'company' as const,
  'email' as const,
];

/** The longest name and phone, in UTF-16 units, where nothing else is left to drop. */
const LONGEST_REST = 40;

type LeftOut = ContactTextField | `rest of the ${'name' | 'phone'}`;

export interface QrVcard {
  text: string;
  leftOut: readonly LeftOut[];
}

/** A contact as a vCard that is short enough for a QR code: without notes, tags, id and times. */
export function qrVcard(contact: Contact): QrVcard {
  let short: Contact = { ...contact, id: '', notes: '', tags: [], updatedAt: null };
  const leftOut: LeftOut[] = [];
  // Of the whole contact: cut short, it may have another number.
  const number = internationalPhone(contact);
  for (const field of LESS_NEEDED) {
    if (fits(short, number)) break;
    if (short[field] === '') continue;
    short = { ...short, [field]: '' };
    leftOut.push(field);
  }
  if (fits(short, number)) return { text: contactVcard(short, number), leftOut };
  // Name and phone are shortened, not dropped: without them it is useless.
  for (const field of ['name', 'phone'] as const) {
    if (short[field].length <= LONGEST_REST || fits(short, number)) continue;
    short = { ...short, [field]: shortened(short[field], LONGEST_REST) };
    leftOut.push(`rest of the ${field}`);
  }
  return { text: contactVcard(short, number), leftOut };
}

function fits(contact: Contact, number: string): boolean {
  return new TextEncoder().encode(contactVcard(contact, number)).length <= LONGEST_BYTES;
}
