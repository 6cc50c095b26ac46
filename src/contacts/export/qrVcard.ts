import { shortened } from '../../platform/text';
import type { Contact } from '../model/contact';
import { UNLISTED_FIELDS, type ContactTextField } from '../model/fields';
import { internationalPhone } from './internationalPhone';
import { contactVcard } from './vcard';

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
