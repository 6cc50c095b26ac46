import { join } from 'node:path';
import { workFolder } from '../../../scripts/folders';
import { SIZES } from '../states/looks';

/** Where the pictures are, and the page that shows them. */
export const galleryFolder = join(workFolder, 'gallery');

export const SCHEMES = ['light', 'dark'] as const;

/** In px, as people set them in their browser; 16 is what it comes with. */
export const LETTERS = [16, 20, 24, 32] as const;

export interface Look {
  size: { width: number; height: number };
  letters: number;
  colorScheme: (typeof SCHEMES)[number];
}

/** All sizes, light and dark; larger letters on two laptops, and as far as a phone has room for them. */
export const LOOKS: readonly Look[] = LETTERS.flatMap((letters) =>
  SIZES.filter(
    ({ width }) =>
      letters === 16 || width === 1280 || width === 1440 || (width === 360 && letters < 32),
  ).flatMap((size) =>
    SCHEMES.filter((scheme) => letters === 16 || scheme === 'light').map((colorScheme) => ({
      ...{ size, letters, colorScheme },
    })),
  ),
);

/** The file of a state's picture, below `galleryFolder`. */
export function pictureName(state: string, { size, letters, colorScheme }: Look): string {
  const words = state.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return join(words || 'home', `${String(size.width)}-${String(letters)}-${colorScheme}.png`);
}
