import { readDate } from '../../platform/dates';
import { toWellFormed } from '../../platform/text';
import { withEachField, type ContactTexts } from './fields';

/** A scanned card as the site uses it (R3.3): all texts (`fields.ts`) are present, perhaps misread; dates are read. */
export interface Contact extends ContactTexts {
  id: string;
  userId: string;
  /** Words that the iOS app filed the contact under; the site never writes them (R15.14). */
  tags: readonly string[];
  photoURL: string;
  /** Address of the scanned card's picture, from the first present image field, or ''. */
  cardImageURL: string;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** A name as the pages show it. */
export function shownName(name: string): string {
  return name || 'Unnamed Contact';
}

/** Where the card's picture may stand; the first that is present counts (R3.4). */
export const IMAGE_FIELDS = ['cardImageURL', 'cardImage', 'imageURL', 'image'] as const;

// Overrides of the writing direction can make a name read as another one.
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

// Nearly all text is: it needs no cleaning, and there are ten fields in each of ten thousand contacts.
const PLAIN = /^[ -~\u00a0-\u1fff]*$/;

/** A stored `businessCards` document as the site uses it. Any field may be missing or odd; never throws. */
export function readContact(id: string, data: unknown): Contact {
  const fields = isFields(data) ? data : {};
  return {
    id,
    userId: typeof fields.userId === 'string' ? fields.userId : '',
    ...withEachField(({ key, box }) => (box?.multiline ? lines : line)(fields[key])),
    tags: tags(fields.tags),
    photoURL: line(fields.photoURL),
    cardImageURL: IMAGE_FIELDS.map((field) => line(fields[field])).find((url) => url !== '') ?? '',
    createdAt: readDate(fields.createdAt),
    updatedAt: readDate(fields.updatedAt),
  };
}

/** `Prof. Dr. med.`, `Dipl.-Ing.`; not the initial of `J. R. Smith`. */
const SHORT_TITLES = /^(?:\p{L}{2,}\.(?:-\p{L}+\.)?\s+)+(?=\p{L})/u;

/** Whose initial and colour stand for a contact without a photo. */
export function faceName({ name, company }: Pick<Contact, 'name' | 'company'>): string {
  return name.replace(SHORT_TITLES, '') || company;
}

function isFields(data: unknown): data is Partial<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}

/** One line of text: line breaks, tabs and control characters become a space, blank ends are dropped. */
function line(value: unknown): string {
  const stored = text(value);
  return (PLAIN.test(stored) ? stored : cleaned(stored).replace(/\p{Cc}+/gu, ' ')).trim();
}

// As many as firestore.rules let a contact have.
const MOST_TAGS = 50;
const NO_TAGS: readonly string[] = [];

function tags(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return NO_TAGS;
  const read = value.slice(0, MOST_TAGS).map(line);
  return [...new Set(read.filter((tag) => tag !== ''))];
}

/** Text that may have several lines, each ended by \n. */
function lines(value: unknown): string {
  const stored = text(value);
  if (PLAIN.test(stored)) return stored.trim();
  return cleaned(stored)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

function text(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
}

function cleaned(stored: string): string {
  return toWellFormed(stored).replace(DIRECTION_OVERRIDES, '');
}

/** Only the texts of a contact, as its form starts. */
export function contactTexts(contact: Contact): ContactTexts {
  return withEachField(({ key }) => contact[key]);
}
