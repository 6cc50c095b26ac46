import type { Contact } from '../model/contact';
import { FIELDS, withEachField } from '../model/fields';

const TEXTS = ['id', ...FIELDS.map(({ key }) => key), 'photoURL', 'cardImageURL'] as const;
const DATES = ['createdAt', 'updatedAt'] as const;

/** Contacts of one user by column, as the copy stores them; dates in ms. */
type Columns = Record<(typeof TEXTS)[number], string[]> &
  Record<(typeof DATES)[number], (number | null)[]> & { tags: string[][] };

/** Contacts of one user as one text: a browser stores and reads that faster than objects. */
export function packContacts(contacts: readonly Contact[]): string {
  const texts = TEXTS.map((field) => [field, contacts.map((contact) => contact[field])]);
  const dates = DATES.map((field) => [
    field,
    contacts.map((contact) => contact[field]?.getTime() ?? null),
  ]);
  const tags = contacts.map((contact) => contact.tags);
  return JSON.stringify({ ...Object.fromEntries([...texts, ...dates]), tags });
}

/** Unpacks contacts of `userId`. Throws if the text is damaged. */
export function unpackContacts(packed: string, userId: string): Contact[] {
  const columns: unknown = JSON.parse(packed);
  if (!isColumns(columns)) throw new Error('The stored contacts are damaged.');
  return columns.id.map((id, row) => {
    const text = (field: (typeof TEXTS)[number]) => columns[field][row] ?? '';
    return {
      id,
      userId,
      ...withEachField(({ key }) => text(key)),
      tags: columns.tags[row] ?? [],
      photoURL: text('photoURL'),
      cardImageURL: text('cardImageURL'),
      createdAt: dateAt(columns.createdAt[row]),
      updatedAt: dateAt(columns.updatedAt[row]),
    };
  });
}

function dateAt(time: number | null | undefined): Date | null {
  return typeof time === 'number' ? new Date(time) : null;
}

function isColumns(stored: unknown): stored is Columns {
  const columns = { ...(stored as Partial<Record<keyof Columns, unknown>> | null) };
  const { id } = columns;
  if (!Array.isArray(id)) return false;
  const isFull = (column: unknown, holds: (value: unknown) => boolean) =>
    Array.isArray(column) && column.length === id.length && column.every(holds);
  return (
    TEXTS.every((field) => isFull(columns[field], isText)) &&
    DATES.every((field) => isFull(columns[field], isTime)) &&
    isFull(columns.tags, (tags) => Array.isArray(tags) && tags.every(isText))
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTime(value: unknown): boolean {
  return value === null || (typeof value === 'number' && Math.abs(value) <= 8.64e15);
}
