import { expect, test } from 'vitest';
import { isDocumentId } from '../../../src/firebase/collections';

test.each(['a', 'Ada Lovelace', '__a', 'a__', '...', '..a', '%2F', '漢', 'x'.repeat(1_500)])(
  '%s can be the id of a document',
  (id) => {
    expect(isDocumentId(id)).toBe(true);
  },
);

test.each(['', '.', '..', 'a/b', '/', 'a/b/c', '____', '__a__', '__a\nb__', 'x'.repeat(1_501)])(
  '%s cannot',
  (id) => {
    expect(isDocumentId(id)).toBe(false);
  },
);

test('the length that counts is that of its bytes', () => {
  expect(isDocumentId('漢'.repeat(500))).toBe(true);
  expect(isDocumentId('漢'.repeat(501))).toBe(false);
});
