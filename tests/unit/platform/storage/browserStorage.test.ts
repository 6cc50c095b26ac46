import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  listStored,
  readStored,
  STORED,
  writeStored,
} from '../../../../src/platform/storage/browserStorage';
import { repositoryFiles } from '../../repositoryFiles';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('no other file of the site names localStorage, sessionStorage or a key', () => {
  const keys = Object.values(STORED).map((key) => `'${key}`);
  const naming = repositoryFiles
    .filter((file) => file.startsWith('src') && /\.tsx?$/.test(file))
    .filter((file) => {
      // The words of the privacy policy may name them.
      if (file.startsWith(join('src', 'content'))) return false;
      const text = readFileSync(file, 'utf8');
      return ['localStorage', 'sessionStorage', ...keys].some((word) => text.includes(word));
    });
  expect(naming).toEqual([join('src', 'platform', 'storage', 'browserStorage.ts')]);
});

test('no key begins with another one', () => {
  const keys = Object.values(STORED);
  for (const key of keys) expect(keys.filter((other) => other.startsWith(key))).toEqual([key]);
});

describe('a browser that refuses its storage', () => {
  test.each([
    [
      'at each use',
      () => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
      },
    ],
    ['altogether', () => vi.stubGlobal('sessionStorage', null)],
  ])('%s holds nothing, and says that nothing was stored', (_, refuse) => {
    refuse();
    expect(writeStored('SESSION', 'draft', '{}', 'ada /profile')).toBe(false);
    expect(writeStored('SESSION', 'draft', null, 'ada /profile')).toBe(false);
    expect(readStored('SESSION', 'draft', 'ada /profile')).toBe(null);
    expect(listStored('SESSION', 'draft')).toEqual([]);
  });
});
