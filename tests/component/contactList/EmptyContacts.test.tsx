import { screen, within } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { openSite } from '../fakes/site';

const STORE = 'https://apps.apple.com/app/cardfile';

test('without contacts, three steps say where they will come from', async () => {
  openSite('/dashboard');
  await screen.findByRole('heading', { name: 'No business cards yet' });
  const steps = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Scan a card with your iPhone.',
    'Check the text the app read.',
    'Find it here. Search, fix and export it.',
  ]);
});

test('the QR code is the App Store address, as a camera reads it', async () => {
  openSite('/dashboard');
  const code = await screen.findByRole('img', { name: 'QR code of the app in the App Store' });
  expect(screen.getByText('Point your iPhone at the code to get the app.')).toBeVisible();
  expect(read(code)).toBe(STORE);
});

/** What a drawn code holds. */
function read(code: HTMLElement): string {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const dark = new Set(
    Array.from(code.innerHTML.matchAll(/M(\d+) (\d+)h1v1h-1z/g), ([, x, y]) => `${x} ${y}`),
  );
  // Each module as large as a camera would need it.
  const width = size * 4;
  const pixels = Array.from({ length: width * width }, (_, at) => {
    const [x, y] = [Math.floor((at % width) / 4), Math.floor(at / width / 4)];
    const shade = dark.has(`${x} ${y}`) ? 0 : 255;
    return [shade, shade, shade, 255];
  });
  return jsQR(Uint8ClampedArray.from(pixels.flat()), width, width)?.data ?? '';
}
