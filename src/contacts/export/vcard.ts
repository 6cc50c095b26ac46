import { mapInShortTasks } from '../../platform/inParts';
import { webLink } from '../../platform/links';
import { shortened, toWellFormed } from '../../platform/text';
import { shownName, type Contact } from '../model/contact';
import { FIELDS, UNLISTED_FIELDS, type ContactField, type ContactTextField } from '../model/fields';
import { countryOfAddress } from '../text/countries';
import { nameParts, wholeName } from '../text/names';
import { fullNumber, type FullNumber } from '../text/phoneNumbers';

/** The longest line of a vCard, in bytes, without its end (RFC 2425, 5.8.1). */
const LONGEST_LINE_BYTES = 75;

/** What stands where a phone can't be dialled whole (R14.4). */
const CHECK_NUMBER = 'Check the number first';

type Line = readonly [name: string, value: string];

/** The contacts as one vCard 3.0 file (RFC 2426), in the order given: text in UTF-8, lines ended by CRLF. */
export async function contactsVcard(contacts: readonly Contact[]): Promise<string> {
  return (await mapInShortTasks(contacts, (contact) => contactVcard(contact))).join('');
}

/**
 * One contact as a vCard 3.0. Its phone stands there as it is printed and, where that is not the same, as it is dialled. One
 * of which a sign may be misread is no number: a phone would dial the letters of its keypad, or a part of it.
 */
export function contactVcard(contact: Contact, phone = phoneOf(contact)): string {
  const { name, company, email, tags, updatedAt } = contact;
  const texts = phone.isInDoubt ? { ...contact, phone: '', notes: notesToCheck(contact) } : contact;
  const lines: Line[] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['UID', escaped(contact.id)],
    ['FN', escaped(shownName(name || company || email))],
    ['N', nameValue(name)],
    ...FIELDS.filter(({ key }) => key !== 'name').flatMap(({ key, vcard }) => [
      fieldLine(vcard, texts[key]),
      fieldLine(vcard, key === 'phone' ? phone.written : ''),
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

function notesToCheck({ notes, phone }: Contact): string {
  return [notes, `${CHECK_NUMBER}: ${phone}`].filter((text) => text !== '').join('\n');
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

/** What Call dials, with the code of the address's country where the number is valid there (R15.121). */
export function phoneOf({ phone, address }: Pick<Contact, 'phone' | 'address'>): FullNumber {
  return fullNumber(phone, countryOfAddress(address));
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
  const phone = phoneOf(contact);
  for (const field of LESS_NEEDED) {
    if (fits(short, phone)) break;
    if (short[field] === '') continue;
    short = { ...short, [field]: '' };
    leftOut.push(field);
  }
  if (fits(short, phone)) return { text: contactVcard(short, phone), leftOut };
  // Name and phone are shortened, not dropped: without them it is useless.
  for (const field of ['name', 'phone'] as const) {
    if (short[field].length <= LONGEST_REST || fits(short, phone)) continue;
    short = { ...short, [field]: shortened(short[field], LONGEST_REST) };
    leftOut.push(`rest of the ${field}`);
  }
  return { text: contactVcard(short, phone), leftOut };
}

function fits(contact: Contact, phone: FullNumber): boolean {
  return new TextEncoder().encode(contactVcard(contact, phone)).length <= LONGEST_BYTES;
}
