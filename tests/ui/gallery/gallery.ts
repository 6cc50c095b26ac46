import { join } from 'node:path';
import { workFolder } from '../../../scripts/folders';

/** Where the pictures are, and the page that shows them. */
export const galleryFolder = join(workFolder, 'gallery');

/** In px: a phone, a tablet, a tablet across, a small and a usual laptop, a wide screen. */
export const SIZES = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

export const SCHEMES = ['light', 'dark'] as const;

export interface Look {
  width: number;
  colorScheme: (typeof SCHEMES)[number];
}

/** The file of a state's picture, below `galleryFolder`. */
export function pictureName(state: string, { width, colorScheme }: Look): string {
  const words = state.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return join(words || 'home', `${String(width)}-${colorScheme}.png`);
}
