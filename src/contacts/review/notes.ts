import { FIELDS } from '../fields';

const LIMIT = FIELDS.find(({ key }) => key === 'notes')?.limit ?? 0;

/** The notes with a line more; null where they would be longer than the rules allow. */
export function addedToNotes(notes: string, line: string): string | null {
  const added = notes === '' ? line : `${notes}\n${line}`;
  return added.length <= LIMIT ? added : null;
}
