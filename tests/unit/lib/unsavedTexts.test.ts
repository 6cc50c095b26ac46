import { beforeEach, expect, test } from 'vitest';
import {
  forgetUnsaved,
  holdUnsaved,
  keepUnsaved,
  keptUnsaved,
} from '../../../src/lib/unsavedTexts';

const TYPED = { uid: 'ada', form: 'contact grace', texts: { company: 'US Navy' } };

beforeEach(() => {
  forgetUnsaved();
});

test('what stands in a form is kept once that is asked for, and not before', () => {
  const leave = holdUnsaved(TYPED);
  expect(keptUnsaved('ada', 'contact grace')).toBeNull();
  keepUnsaved();
  leave();
  expect(keptUnsaved('ada', 'contact grace')).toEqual({ company: 'US Navy' });
});

test('it is there for the same form of the same user alone', () => {
  const leave = holdUnsaved(TYPED);
  keepUnsaved();
  leave();
  expect(keptUnsaved('mary', 'contact grace')).toBeNull();
  expect(keptUnsaved('ada', 'contact alan')).toBeNull();
  expect(keptUnsaved('ada', 'contact grace')).not.toBeNull();
});

test('told twice of the end, the second time without a form, it stays', () => {
  const leave = holdUnsaved(TYPED);
  keepUnsaved();
  leave();
  keepUnsaved();
  expect(keptUnsaved('ada', 'contact grace')).not.toBeNull();
});

test('a form that was left is not kept', () => {
  holdUnsaved(TYPED)();
  keepUnsaved();
  expect(keptUnsaved('ada', 'contact grace')).toBeNull();
});

test('it is forgotten for another user, not for its own', () => {
  const leave = holdUnsaved(TYPED);
  keepUnsaved();
  leave();
  forgetUnsaved('ada');
  expect(keptUnsaved('ada', 'contact grace')).not.toBeNull();
  forgetUnsaved('mary');
  expect(keptUnsaved('ada', 'contact grace')).toBeNull();
});
