import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  imageSrcSet,
  safeImageUrl,
  sizedImageUrl,
  STORAGE_HOSTS,
} from '../../../src/platform/urls';
import { anyAddress, anyText, holds } from '../holds';

const STORED =
  'https://firebasestorage.googleapis.com/v0/b/demo.appspot.com/o/cards%2Fada%2F1.png?alt=media&token=t-1';
const EMULATED =
  'http://127.0.0.1:9199/v0/b/demo.appspot.com/o/cards%2Fada%2F1.png?alt=media&token=t-1';
const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

describe('safeImageUrl', () => {
  test.each([STORED, 'https://cdn.example/ada.png', 'https://cdn.example:8443/a?b=c#d'])(
    'lets %s through',
    (url) => {
      expect(safeImageUrl(url)).toBe(url);
    },
  );

  test.each([
    '',
    'ada.png',
    '//cdn.example/ada.png',
    'http://cdn.example/ada.png',
    EMULATED,
    PIXEL,
    'javascript:alert(1)',
    'blob:https://cardfile.example/1',
    'file:///ada.png',
    'https://ada@cdn.example/ada.png',
    'https://',
  ])('refuses %j', (url) => {
    expect(safeImageUrl(url)).toBeNull();
  });

  test('lets http through for the emulator alone', () => {
    const host = '127.0.0.1:9199';
    expect(safeImageUrl(EMULATED, host)).toBe(EMULATED);
    expect(safeImageUrl(STORED, host)).toBe(STORED);
    expect(safeImageUrl('http://127.0.0.1:9200/a.png', host)).toBeNull();
    expect(safeImageUrl('http://127.0.0.1:9199.evil.example/a.png', host)).toBeNull();
    expect(safeImageUrl('http://127.0.0.1:9199@evil.example/a.png', host)).toBeNull();
    expect(safeImageUrl('ftp://127.0.0.1:9199/a.png', host)).toBeNull();
    const named = 'storage.test';
    expect(safeImageUrl('http://storage.test/a.png', named)).toBe('http://storage.test/a.png');
    expect(safeImageUrl('http://storage.test.evil.example/a.png', named)).toBeNull();
  });

  test('is always https unless told otherwise', () => {
    holds(
      fc.property(fc.oneof(anyText, anyAddress), (text) => {
        expect(safeImageUrl(text) ?? 'https://').toMatch(/^https:\/\//);
      }),
    );
  });
});

describe('sizedImageUrl', () => {
  test.each([
    ['a storage address', STORED, `${STORED}&w=400&q=70`],
    [
      'another host',
      'https://cdn.example/ada.png',
      'https://cdn.example/ada.png?width=400&quality=70',
    ],
    [
      'a query',
      'https://cdn.example/a.png?b=c',
      'https://cdn.example/a.png?b=c&width=400&quality=70',
    ],
    [
      'an older size',
      'https://cdn.example/a.png?width=9',
      'https://cdn.example/a.png?width=400&quality=70',
    ],
    ['a hash', 'https://cdn.example/a.png#b', 'https://cdn.example/a.png?width=400&quality=70#b'],
    [
      'a host that only looks like storage',
      'https://firebasestorage.googleapis.com.evil.example/a',
      'https://firebasestorage.googleapis.com.evil.example/a?width=400&quality=70',
    ],
    ['a picture in the address', PIXEL, PIXEL],
    ['a local picture', 'blob:https://cardfile.example/1', 'blob:https://cardfile.example/1'],
    ['no address', 'ada.png', 'ada.png'],
  ])('of %s', (_, url, expected) => {
    expect(sizedImageUrl(url, { width: 400, quality: 70 }, STORAGE_HOSTS)).toBe(expected);
  });

  test('takes other storage hosts', () => {
    const hosts = ['127.0.0.1:9199'];
    const size = { width: 300, quality: 70 };
    expect(sizedImageUrl(EMULATED, size, hosts)).toBe(`${EMULATED}&w=300&q=70`);
    expect(sizedImageUrl(STORED, size, hosts)).toBe(`${STORED}&width=300&quality=70`);
  });

  test('keeps what the address already asks', () => {
    const query = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { maxKeys: 4 });
    holds(
      fc.property(query, (asked) => {
        const url = `https://firebasestorage.googleapis.com/v0/o/a?${new URLSearchParams(asked).toString()}`;
        const sized = new URL(sizedImageUrl(url, { width: 400, quality: 70 }, STORAGE_HOSTS))
          .searchParams;
        expect(Object.fromEntries(sized)).toEqual({ ...asked, w: '400', q: '70' });
      }),
    );
  });
});

describe('imageSrcSet', () => {
  test('offers each width', () => {
    expect(imageSrcSet('https://cdn.example/ada.png', [300, 400], 70, STORAGE_HOSTS)).toBe(
      'https://cdn.example/ada.png?width=300&quality=70 300w, https://cdn.example/ada.png?width=400&quality=70 400w',
    );
    expect(imageSrcSet(EMULATED, [300], 70, ['127.0.0.1:9199'])).toBe(
      `${EMULATED}&w=300&q=70 300w`,
    );
  });

  test('is empty for a picture in the address', () => {
    expect(imageSrcSet(PIXEL, [300, 400], 70, STORAGE_HOSTS)).toBe('');
  });
});
