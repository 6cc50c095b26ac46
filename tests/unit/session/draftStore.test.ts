import { beforeEach, expect, test } from 'vitest';
import { forgetDraft, holdDraft, keepDraft, keptDraft } from '../../../src/session/draftStore';

const TYPED = { uid: 'ada', form: 'contact grace', texts: { company: 'US Navy' } };

beforeEach(() => {
  forgetDraft();
});

test('what stands in a form is kept once that is asked for, and not before', () => {
  const leave = holdDraft(TYPED);
  expect(keptDraft('ada', 'contact grace')).toBeNull();
  keepDraft();
  leave();
  expect(keptDraft('ada', 'contact grace')).toEqual({ company: 'US Navy' });
});

test('it is there for the same form of the same user alone', () => {
  const leave = holdDraft(TYPED);
  keepDraft();
  leave();
  expect(keptDraft('mary', 'contact grace')).toBeNull();
  expect(keptDraft('ada', 'contact alan')).toBeNull();
  expect(keptDraft('ada', 'contact grace')).not.toBeNull();
});

test('told twice of the end, the second time without a form, it stays', () => {
  const leave = holdDraft(TYPED);
  keepDraft();
  leave();
  keepDraft();
  expect(keptDraft('ada', 'contact grace')).not.toBeNull();
});

test('a form that was left is not kept', () => {
  holdDraft(TYPED)();
  keepDraft();
  expect(keptDraft('ada', 'contact grace')).toBeNull();
});

test('it is forgotten for another user, not for its own', () => {
  const leave = holdDraft(TYPED);
  keepDraft();
  leave();
  forgetDraft('ada');
  expect(keptDraft('ada', 'contact grace')).not.toBeNull();
  forgetDraft('mary');
  expect(keptDraft('ada', 'contact grace')).toBeNull();
});
