import type { productPictures } from './productPictures';

export interface KeyFeature {
  title: string;
  text: string;
  picture: keyof typeof productPictures | 'iPhone';
}

/** What the home page tells first (R2.26). */
export const keyFeatures: readonly KeyFeature[] = [
  {
    title: 'Scanning and OCR',
    text: 'Point your iPhone at a card. Cardfile fills in the fields and keeps the image of the card beside them, so you can always check what it read.',
    picture: 'iPhone',
  },
  {
    title: 'Secure cloud storage',
    text: 'Your cards are encrypted in the cloud. Only you can open them, on any device you sign in to.',
    picture: 'contact',
  },
  {
    title: 'Contact management',
    text: 'Search names, companies, notes and numbers as you type, sort by any column, fix what’s wrong, and export exactly what you see.',
    picture: 'list',
  },
];
