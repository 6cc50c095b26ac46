import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownPicture } from '../../../src/firebase/ownPicture';
import { anyAddress, anyText, holds } from '../holds';

const BUCKET = 'https://firebasestorage.googleapis.com/v0/b/demo-cardfile.appspot.com/o/';

describe('ownPicture', () => {
  test.each(['card_images/ada/scan_1.jpg', 'card_images/ada/A-1.webp'])('finds %s', (path) => {
    const address = `${BUCKET}${encodeURIComponent(path)}?alt=media&token=t`;
    expect(ownPicture('card_images/ada', address)).toBe(path);
  });

  test.each([
    'card_images/mary/scan.jpg',
    'card_images/ada2/scan.jpg',
    'profile_images/ada/scan.jpg',
    'card_images/ada/../mary/scan.jpg',
    'card_images/ada/more/scan.jpg',
    'card_images/ada/',
    'card_images/ada/..',
    'other/card_images/ada/scan.jpg',
  ])('leaves %s alone', (path) => {
    expect(ownPicture('card_images/ada', BUCKET + encodeURIComponent(path))).toBeNull();
  });

  test.each([
    BUCKET.replace('demo-cardfile', 'another') + 'card_images%2Fada%2Fa.jpg',
    BUCKET.replace('firebasestorage', 'storage') + 'card_images%2Fada%2Fa.jpg',
    BUCKET.replace('https://', 'https://evil.example/') + 'card_images%2Fada%2Fa.jpg',
    BUCKET + 'card_images%2Fada%2F%',
    'gs://demo-cardfile.appspot.com/card_images/ada/a.jpg',
    '',
    null,
    7,
    { href: BUCKET },
  ])('leaves the address %s alone', (address) => {
    expect(ownPicture('card_images/ada', address)).toBeNull();
  });

  test('finds nothing outside of the own folder, whatever the address', () => {
    holds(
      fc.property(
        fc.oneof(
          anyAddress,
          anyText.map((text) => BUCKET + text),
        ),
        (address) => {
          expect(ownPicture('card_images/ada', address) ?? 'card_images/ada/a').toMatch(
            /^card_images\/ada\/[\w.-]+$/,
          );
        },
      ),
    );
  });
});
