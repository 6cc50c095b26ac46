import { formatDate } from '../../platform/dates';
import { IMAGE_FIELDS, readContact, type Contact } from './contact';
import { FIELDS, type ContactField, type ContactTexts } from './fields';
import { addedToNotes } from './noteLines';

/** What the kept card gets of the others. */
export interface MergedFields {
  texts: Partial<ContactTexts>;
  /** The card whose picture it gets, where it has none of its own. */
  pictureOf: Contact | null;
  photoOf: Contact | null;
}

const KNOWN = new Set<string>([
  ...FIELDS.map(({ key }) => key),
  ...IMAGE_FIELDS,
  ...['userId', 'tags', 'photoURL', 'createdAt', 'updatedAt'],
]);

/** Texts and numbers of a stored card that the site doesn't know, such as a second phone, a line each. */
export function otherFields(stored: unknown): string[] {
  const fields = { ...(stored as Record<string, unknown> | undefined) };
  return Object.keys(fields)
    .filter((key) => !KNOWN.has(key))
    .toSorted()
    .map((key) => [key, readContact('', { notes: fields[key] }).notes] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}: ${text}`);
}

/** One card of several; what differs goes to its notes. `null` if those get too long. `further`: `otherFields`. */
export function mergedFieldsOf(
  kept: Contact,
  others: readonly Contact[],
  further: ReadonlyMap<string, readonly string[]> = new Map(),
): MergedFields | null {
  const now: Contact = { ...kept };
  const own = further.get(kept.id) ?? [];
  const pictureOf = kept.cardImageURL ? null : others.find((other) => other.cardImageURL !== '');
  const photoOf = kept.photoURL ? null : others.find((other) => other.photoURL !== '');
  for (const other of others) {
    const left: string[] = [];
    for (const field of FIELDS) {
      const text = other[field.key];
      if (text === '' || field.key === 'notes' || text === now[field.key]) continue;
      if (now[field.key] === '' && mayFill(field, text)) now[field.key] = text;
      else left.push(`${field.name}: ${text}`);
    }
    const tags = other.tags.filter((tag) => !kept.tags.includes(tag));
    if (tags.length > 0) left.push(`Tags: ${tags.join(', ')}`);
    // In whole lines: “interested” is not what “Not interested” says.
    const hasNotes = `\n${now.notes}\n`.includes(`\n${other.notes}\n`);
    if (other.notes !== '' && !hasNotes) left.push(other.notes);
    left.push(...(further.get(other.id) ?? []).filter((line) => !own.includes(line)));
    if (left.length === 0) continue;
    const lines = [`${headOf(other)}:`, ...left].join('\n');
    const notes = addedToNotes(now.notes === '' ? '' : `${now.notes}\n`, lines);
    if (notes === null) return null;
    now.notes = notes;
  }
  const changed = FIELDS.filter(({ key }) => now[key] !== kept[key]);
  const texts = Object.fromEntries(changed.map(({ key }) => [key, now[key]]));
  return { texts, pictureOf: pictureOf ?? null, photoOf: photoOf ?? null };
}

/** What the rules let a correction write: a scan may have stored any text as a website. */
const WEBSITE = /^(?:https?:\/\/)?[^:\p{Cc}\p{Zl}\p{Zp}]+$/iu;

function mayFill({ key, limit }: ContactField, text: string): boolean {
  return text.length <= limit && (key !== 'website' || WEBSITE.test(text));
}

function headOf({ createdAt }: Contact): string {
  const date = formatDate(createdAt);
  return date ? `From the card of ${date}` : 'From another card';
}
