import { deleteField, serverTimestamp, type DocumentData } from 'firebase/firestore/lite';
import { changeInTime } from '../../../firebase/changeDocument';
import { contactRef } from '../../../firebase/collections';
import { readContact, type Contact } from '../../model/contact';
import { addedToNotes, hasLine, withoutLine } from '../../model/noteLines';

/** A line that was added to a contact's notes, and what its undo needs. */
export interface AddedLine {
  kind: 'added';
  contact: Contact;
  line: string;
  before: unknown;
}

/** The result of adding a line: the notes have it already, or no room for it; or the contact is gone. */
export type LineAdded = AddedLine | { kind: 'there' | 'tooLong' | 'gone' };

/**
 * Adds a line to the stored notes of a contact (R15.117), over no other change. Throws `RemoteError`. `tries` holds what
 * was sent without an answer, by contact: it may be written all the same.
 */
export function addLine(
  id: string,
  line: string,
  tries: Map<string, AddedLine>,
): Promise<LineAdded> {
  return changeInTime<LineAdded>(contactRef(id), (stored) => {
    const tried = tries.get(id);
    if (!stored) return { answer: { kind: 'gone' } };
    const { notes } = readContact(id, stored);
    // An earlier try succeeded, but its answer was lost.
    if (tried?.contact.notes === notes) return { answer: tried };
    if (hasLine(notes, line)) {
      if (!tried) return { answer: { kind: 'there' } };
      // Something else was changed since.
      const contact = readContact(id, stored);
      return { answer: { ...tried, contact, before: withoutLine(notes, line) } };
    }
    const after = addedToNotes(notes, line);
    if (after === null) return { answer: { kind: 'tooLong' } };
    const before: unknown = stored['notes'];
    const added: AddedLine = { kind: 'added', contact: changed(id, stored, after), line, before };
    tries.set(id, added);
    return { answer: added, fields: { notes: after, updatedAt: serverTimestamp() } };
  });
}

/** The result of the undo: the contact after it; or its line is gone, or the contact is. */
export type LineRemoved = { kind: 'removed'; contact: Contact } | { kind: 'changed' | 'gone' };

/** Removes an added line again: unchanged notes are restored exactly. Throws `RemoteError`. */
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

/** The rules accept only such notes. */
function isWritable(notes: unknown): notes is string | null | undefined {
  return typeof notes === 'string' || notes === null || notes === undefined;
}

function changed(id: string, stored: DocumentData, notes: unknown): Contact {
  return readContact(id, { ...stored, notes, updatedAt: new Date() });
}
