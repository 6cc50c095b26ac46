import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profilePhoto } from '../../../src/account/photo/photo';

/** What the browser reads back where a colour was drawn. */
let readBack: (drawn: string) => number[];

const CHANNEL = { '0': 0, f: 255 } as Record<string, number>;
const truly = (drawn: string) => Array.from(drawn.slice(1), (digit) => CHANNEL[digit] ?? 0);
const JPEG = new Blob(['sound'], { type: 'image/jpeg' });

beforeEach(() => {
  readBack = truly;
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if ((await file.text()) !== 'sound')
      throw new DOMException('Not decoded.', 'InvalidStateError');
    return { width: 4, height: 2, close: () => undefined };
  });
  const drawn: string[] = [];
  const context = {
    fillStyle: '',
    fillRect: () => drawn.push(context.fillStyle),
    drawImage: () => undefined,
    getImageData: () => ({ data: drawn.flatMap((colour) => [...readBack(colour), 255]) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(JPEG));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const photo = (content: string, type: string) => profilePhoto(new Blob([content], { type }));
const UNREADABLE = 'This image can’t be read. Choose a JPEG, PNG, WebP or GIF.';

test.each(['image/jpeg', '', 'application/octet-stream'])(
  'what can be decoded is taken, whatever its type: %j',
  async (type) => {
    expect(await photo('sound', type)).toBe(JPEG);
  },
);

test.each([
  ['image/heic', UNREADABLE],
  ['', UNREADABLE],
  ['application/pdf', 'This file isn’t an image.'],
])('a file of type %j that cannot be decoded is refused with the reason', async (type, reason) => {
  await expect(photo('odd', type)).rejects.toThrow(reason);
});

test('a browser that gives noise stores none of it', async () => {
  readBack = () => [115, 111, 73];
  await expect(photo('sound', 'image/jpeg')).rejects.toThrow('would store noise');
  // Nor where a single colour is what it draws for all.
  readBack = () => [255, 255, 255];
  await expect(photo('sound', 'image/jpeg')).rejects.toThrow('would store noise');
});

test('a browser that changes the last bits stores the photo', async () => {
  readBack = (drawn) => truly(drawn).map((channel) => Math.abs(channel - 1));
  expect(await photo('sound', 'image/jpeg')).toBe(JPEG);
});
