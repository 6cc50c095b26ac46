import { describe, expect, test } from 'vitest';
import { changedTexts } from '../../../src/platform/changedTexts';

const began = { name: 'Ada', notes: ' one\r\n\u202Etwo ' };

describe('changedTexts', () => {
  test('is nothing where nothing was touched, whatever the texts hold', () => {
    expect(changedTexts(began, { ...began })).toEqual({});
  });

  test('is what was touched, without blank ends', () => {
    expect(changedTexts({ ...began, name: ' Ada  King\n' }, began)).toEqual({ name: 'Ada  King' });
    expect(changedTexts({ ...began, notes: '  ' }, began)).toEqual({ notes: '' });
    expect(changedTexts({ name: 'a', notes: 'b' }, began)).toEqual({ name: 'a', notes: 'b' });
  });

  test('is nothing where only blank ends were added', () => {
    expect(changedTexts({ ...began, name: ' Ada ' }, began)).toEqual({});
  });

  test('has no fields but those of the form', () => {
    const form: typeof began = Object.assign({ userId: 'eve' }, began);
    expect(changedTexts(form, began)).toEqual({});
  });

  test('has what a failed write may have stored, even where the old text is back', () => {
    expect(changedTexts(began, began, { name: 'Mary' })).toEqual({ name: 'Ada' });
    expect(changedTexts({ ...began, name: 'Eve' }, began, { name: 'Mary' })).toEqual({
      name: 'Eve',
    });
  });
});
