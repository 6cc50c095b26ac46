import { readContact } from './contact';
import { FIELDS } from './fields';

/** The longest notes, in UTF-16 units. */
export const NOTES_LIMIT = FIELDS.find(({ key }) => key === 'notes')?.limit ?? 0;

/** The notes with the added line; null if they would be longer than the rules allow. */
export function addedToNotes(notes: string, line: string): string | null {
  const added = notes === '' ? line : `${notes}\n${line}`;
  return added.length <= NOTES_LIMIT ? added : null;
}

/** The typed text as one line of notes, in the form that notes are read: else it would never be found in them. */
export function lineOf(typed: string): string {
  return readContact('', { notes: typed }).notes.replace(/\s*\n\s*/g, ' ');
}

/** Whether the notes have this line. */
export function hasLine(notes: string, line: string): boolean {
  // Nearly all notes end here: splitting them takes longer.
  return notes.includes(line) && notes.split('\n').some((each) => each.trim() === line);
}

/** The notes without the last such line; null if they have none. */
export function withoutLine(notes: string, line: string): string | null {
  const lines = notes.split('\n');
  const at = lines.findLastIndex((each) => each.trim() === line);
  return at < 0 ? null : lines.filter((_, index) => index !== at).join('\n');
}
