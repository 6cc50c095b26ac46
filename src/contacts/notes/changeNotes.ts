import { deleteField, serverTimestamp, type DocumentData } from 'firebase/firestore/lite';
import { changeInTime } from '../../firebase/changeDocument';
import { contactRef } from '../../firebase/collections';
import { readContact, type Contact } from '../contact';
import { addedToNotes, hasLine, withoutLine } from './lines';

/** A line that was added to the notes of a contact, and what it takes to undo that. */
export interface AddedLine {
  kind: 'added';
  /** As it is now. */
  contact: Contact;
  line: string;
  /** The notes as they were stored; `undefined`: absent. */
  before: unknown;
}

/** What became of a line: the notes have it already, or no room for it; or the contact is gone. */
export type LineAdded = AddedLine | { kind: 'there' | 'tooLong' | 'gone' };

/**
 * Adds a line to the notes of a contact as they are stored now (R15.117), so that no change of somebody else's is lost
 * and nothing needs to be asked. Throws `RemoteError`.
 */
export function addLine(id: string, line: string): Promise<LineAdded> {
  let tried: AddedLine | null = null;
  return changeInTime<LineAdded>(contactRef(id), (stored) => {
    if (!stored) return { answer: { kind: 'gone' } };
    const { notes } = readContact(id, stored);
    // A try before this one was done, and its answer was lost.
    if (tried?.contact.notes === notes) return { answer: tried };
    if (hasLine(notes, line)) return { answer: { kind: 'there' } };
    const after = addedToNotes(notes, line);
    if (after === null) return { answer: { kind: 'tooLong' } };
    const before: unknown = stored['notes'];
    tried = { kind: 'added', contact: changed(id, stored, after), line, before };
    return { answer: tried, fields: { notes: after, updatedAt: serverTimestamp() } };
  });
}

/** What became of the way back: the contact as it is now; or its line is gone, or the contact is. */
export type LineRemoved = { kind: 'removed'; contact: Contact } | { kind: 'changed' | 'gone' };

/**
 * Takes an added line out of the notes again: notes that are as they were left become what they were to the letter,
 * others lose the line alone. Throws `RemoteError`.
 */
export function removeLine({ contact, line, before }: AddedLine): Promise<LineRemoved> {
  const { id } = contact;
  let tried: Contact | null = null;
  return changeInTime<LineRemoved>(contactRef(id), (stored) => {
    if (!stored) return { answer: { kind: 'gone' } };
    const { notes } = readContact(id, stored);
    if (tried?.notes === notes) return { answer: { kind: 'removed', contact: tried } };
    const left = withoutLine(notes, line);
    if (left === null) return { answer: { kind: 'changed' } };
    const isAsLeft = notes === contact.notes && isWritable(before);
    const after = isAsLeft ? before : left;
    tried = changed(id, stored, after);
    return {
      answer: { kind: 'removed', contact: tried },
      fields: { notes: after === undefined ? deleteField() : after, updatedAt: serverTimestamp() },
    };
  });
}

/** The rules take notes of no other kind, however they came in. */
function isWritable(notes: unknown): notes is string | null | undefined {
  return typeof notes === 'string' || notes === null || notes === undefined;
}

function changed(id: string, stored: DocumentData, notes: unknown): Contact {
  return readContact(id, { ...stored, notes, updatedAt: new Date() });
}
