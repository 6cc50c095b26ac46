import type { Page } from '@playwright/test';

/** Words of a camera that no stored photo may carry. */
export const CAMERA = 'Cardfile Test Camera';

/** A JPEG as a phone makes it, of 2,400 x 1,600 px, with a camera's name and a place (GPS) in it. */
export async function photograph(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1600];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing.');
    for (let stripe = 0; stripe < 24; stripe += 1) {
      context.fillStyle = `hsl(${String(stripe * 15)} 70% 50%)`;
      context.fillRect(stripe * 100, 0, 100, 1600);
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  const plain = Buffer.from(base64, 'base64');
  // After the two bytes with which every JPEG begins.
  const buffer = Buffer.concat([plain.subarray(0, 2), exifSegment(), plain.subarray(2)]);
  return { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer };
}

/** An APP1 segment: the camera's name, and a directory of its own for the place, 51 degrees north. */
function exifSegment(): Buffer {
  const name = Buffer.from(`${CAMERA}\0`);
  const nameAt = 8 + 2 + 2 * 12 + 4;
  const placeAt = nameAt + name.length + (name.length % 2);
  const degreesAt = placeAt + 2 + 2 * 12 + 4;
  const tiff = Buffer.alloc(degreesAt + 3 * 8);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  writeEntry(tiff, 10, [0x010f, 2, name.length, nameAt]);
  writeEntry(tiff, 22, [0x8825, 4, 1, placeAt]);
  name.copy(tiff, nameAt);
  tiff.writeUInt16BE(2, placeAt);
  writeEntry(tiff, placeAt + 2, [0x0001, 2, 2, 0x4e000000]);
  writeEntry(tiff, placeAt + 14, [0x0002, 5, 3, degreesAt]);
  [51, 30, 26].forEach((value, index) => {
    tiff.writeUInt32BE(value, degreesAt + index * 8);
    tiff.writeUInt32BE(1, degreesAt + index * 8 + 4);
  });
  const header = Buffer.from([0xff, 0xe1, 0, 0]);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  header.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([header, content]);
}

function writeEntry(
  tiff: Buffer,
  at: number,
  [tag, type, count, value]: [number, number, number, number],
): void {
  tiff.writeUInt16BE(tag, at);
  tiff.writeUInt16BE(type, at + 2);
  tiff.writeUInt32BE(count, at + 4);
  tiff.writeUInt32BE(value, at + 8);
}

/** The size of a picture as this browser decodes it, in pixels. */
export async function pictureSize(page: Page, picture: Buffer): Promise<[number, number]> {
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      return [bitmap.width, bitmap.height] as [number, number];
    },
    [...picture],
  );
}
