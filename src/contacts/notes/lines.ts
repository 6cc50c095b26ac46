import { readContact } from '../contact';
import { FIELDS } from '../fields';

/** The longest notes, in UTF-16 units. */
export const NOTES_LIMIT = FIELDS.find(({ key }) => key === 'notes')?.limit ?? 0;

/** The notes with a line more; null where they would be longer than the rules allow. */
export function addedToNotes(notes: string, line: string): string | null {
  const added = notes === '' ? line : `${notes}\n${line}`;
  return added.length <= NOTES_LIMIT ? added : null;
}

/** What was typed as one line of notes, as they are read: else it would never be found in them. */
export function lineOf(typed: string): string {
  return readContact('', { notes: typed }).notes.replace(/\s*\n\s*/g, ' ');
}

/** Whether one of the lines of the notes is this one. */
export function hasLine(notes: string, line: string): boolean {
  // Nearly all notes end here: to cut them in lines takes longer.
  return notes.includes(line) && notes.split('\n').some((each) => each.trim() === line);
}

/** The notes without the last such line; null where they have none. */
export function withoutLine(notes: string, line: string): string | null {
  const lines = notes.split('\n');
  const at = lines.findLastIndex((each) => each.trim() === line);
  return at < 0 ? null : lines.filter((_, index) => index !== at).join('\n');
}
