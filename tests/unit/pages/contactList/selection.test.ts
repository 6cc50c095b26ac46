import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toggledSelection } from '../../../../src/contacts/list/selection';
import { contactWith } from '../../contactWith';
import { holds } from '../../holds';

const shown = ['a', 'b', 'c', 'd', 'e'].map((id) => contactWith({ id }));

function after(selected: string[], id: string, anchor = id): string[] {
  return [...toggledSelection(new Set(selected), shown, id, anchor)].toSorted();
}

test('a press selects a contact, and another one takes it out again', () => {
  expect(after([], 'b')).toEqual(['b']);
  expect(after(['b', 'd'], 'b')).toEqual(['d']);
});

test('with Shift all from the last press are selected, upwards or downwards', () => {
  expect(after(['b'], 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(after(['d'], 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(after(['a', 'd'], 'e', 'd')).toEqual(['a', 'd', 'e']);
});

test('with Shift on a selected contact the range is taken out', () => {
  expect(after(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a']);
});

test('where the last press is not shown, Shift makes no difference', () => {
  expect(after(['gone'], 'c', 'gone')).toEqual(['c', 'gone']);
});

test('what is selected before stays as it was', () => {
  const before = new Set(['a']);
  toggledSelection(before, shown, 'e', 'a');
  expect([...before]).toEqual(['a']);
});

test('a press changes what is shown from anchor to contact, and nothing else', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 });
  holds(
    fc.property(ids, fc.array(fc.string()), fc.nat(), fc.nat(), (list, before, one, other) => {
      const contacts = list.map((id) => contactWith({ id }));
      const [to, from] = [one % list.length, other % list.length];
      const id = list[to] ?? '';
      const selected = new Set(before);
      const next = toggledSelection(selected, contacts, id, list[from] ?? '');
      const range = list.slice(Math.min(to, from), Math.max(to, from) + 1);
      expect(range.every((each) => next.has(each) === !selected.has(id))).toBe(true);
      const others = [...new Set([...selected, ...next])].filter((each) => !range.includes(each));
      expect(others.every((each) => next.has(each) && selected.has(each))).toBe(true);
    }),
  );
});
