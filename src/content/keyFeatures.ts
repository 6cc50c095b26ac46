import type { productPictures } from './productPictures';

export interface KeyFeature {
  title: string;
  text: string;
  picture: keyof typeof productPictures;
}

/** What the home page tells first (R2.26). */
export const keyFeatures: readonly KeyFeature[] = [
  {
    title: 'Scanning and OCR',
    text: 'Point your iPhone at a card. The words are read into fields, and the picture stays beside them, so that nothing misread is ever lost.',
    picture: 'scan',
  },
  {
    title: 'Secure cloud storage',
    text: 'Every card and every contact is kept in the cloud, encrypted, and can be read by your account alone, on each device you sign in on.',
    picture: 'store',
  },
  {
    title: 'Contact management',
    text: 'Search names, companies, notes and numbers as you type, sort by any column, correct what needs it, and export exactly what you see.',
    picture: 'manage',
  },
];
