import { toWellFormed } from '../../lib/text';
import type { Contact } from '../contact';
import { UNLISTED_FIELDS, type ContactTextField } from '../fields';
import { contactVcard } from './vcard';

/** The longest text of a code, in bytes: 77 x 77 squares, which a phone still reads from the dialog on a screen. */
const LONGEST = 500;

/** Properties to drop when the text is too long, first to last: number and email address stay longest. */
const LESS_NEEDED: readonly ContactTextField[] = [
  ...UNLISTED_FIELDS.filter(({ key }) => key !== 'notes')
    .map(({ key }) => key)
    .reverse(),
  'title' as const,
  'company' as const,
  'email' as const,
];

type LeftOut = ContactTextField | 'rest of the name';

export interface QrVcard {
  text: string;
  leftOut: readonly LeftOut[];
}

/** A contact as a vCard that is short enough for a QR code: without notes, tags, id and times. */
export function qrVcard(contact: Contact): QrVcard {
  let short: Contact = { ...contact, id: '', notes: '', tags: [], updatedAt: null };
  const leftOut: LeftOut[] = [];
  for (const field of LESS_NEEDED) {
    if (fits(short)) break;
    if (short[field] === '') continue;
    short = { ...short, [field]: '' };
    leftOut.push(field);
  }
  if (fits(short)) return { text: contactVcard(short), leftOut };
  // Name and phone are shortened, not dropped: without them it is useless.
  const name = toWellFormed(short.name.slice(0, 40));
  const phone = toWellFormed(short.phone.slice(0, 40));
  return {
    text: contactVcard({ ...short, name, phone }),
    leftOut: [...leftOut, 'rest of the name'],
  };
}

function fits(contact: Contact): boolean {
  return new TextEncoder().encode(contactVcard(contact)).length <= LONGEST;
}
