import { describe, expect, test } from 'vitest';
import { conflicts } from '../../../src/platform/conflicts';

const began = { name: 'Grace', company: 'Navy' };

describe('a field that is to be saved', () => {
  test.each([
    ['stands as it did', 'Navy', {}, []],
    ['was changed elsewhere', 'Remington', {}, ['company']],
    ['was emptied elsewhere', '', {}, ['company']],
    ['was changed to the same text', 'US Navy', {}, []],
    ['was written by an earlier try of this form', 'Navy Dept', { company: 'Navy Dept' }, []],
    ['was changed after an earlier try', 'Remington', { company: 'Navy Dept' }, ['company']],
  ])('%s', (_, company, sent, expected) => {
    const found = conflicts({ company: 'US Navy' }, began, { ...began, company }, sent);
    expect(found).toEqual(expected);
  });
});

test('a field that is not to be saved is nobody’s conflict', () => {
  const stored = { name: 'Ada', company: 'Navy' };
  expect(conflicts({ company: 'US Navy' }, began, stored, {})).toEqual([]);
});
