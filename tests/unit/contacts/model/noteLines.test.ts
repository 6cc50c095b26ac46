import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readContact } from '../../../../src/contacts/model/contact';
import {
  addedToNotes,
  hasLine,
  lineOf,
  NOTES_LIMIT,
  withoutLine,
} from '../../../../src/contacts/model/noteLines';
import { anyText, holds } from '../../holds';

const FAIR = 'Hannover Messe 2026';
const read = (notes: string) => readContact('c', { notes }).notes;

test('a line is there only as a whole line, wherever it stands', () => {
  expect(hasLine(`Met in Kyoto.\n${FAIR}`, FAIR)).toBe(true);
  expect(hasLine(`${FAIR} \nLikes tea.`, FAIR)).toBe(true);
  expect(hasLine(`After ${FAIR}`, FAIR)).toBe(false);
  expect(hasLine('', FAIR)).toBe(false);
});

test('a line needs room for itself and for the end of the line before it', () => {
  const full = 'x'.repeat(NOTES_LIMIT - FAIR.length - 1);
  expect(addedToNotes(full, FAIR)).toHaveLength(NOTES_LIMIT);
  expect(addedToNotes(`${full}x`, FAIR)).toBeNull();
});

test('of several such lines the last one goes, and nothing else', () => {
  expect(withoutLine(`${FAIR}\na\n${FAIR}\nb`, FAIR)).toBe(`${FAIR}\na\nb`);
  expect(withoutLine('a\nb', FAIR)).toBeNull();
  expect(withoutLine(FAIR, FAIR)).toBe('');
});

test('any line that was added is found in what is read, and goes without a trace', () => {
  let added = 0;
  holds(
    fc.property(anyText, anyText, (stored, typed) => {
      const notes = read(stored);
      const line = lineOf(typed);
      fc.pre(line !== '' && !hasLine(notes, line));
      const after = read(addedToNotes(notes, line) ?? '');
      expect(hasLine(after, line)).toBe(true);
      expect(withoutLine(after, line)).toBe(notes);
      added += 1;
    }),
  );
  expect(added).toBeGreaterThan(100);
});
