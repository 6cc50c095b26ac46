import manageDark from './pictures/manage-dark.webp';
import manageLight from './pictures/manage-light.webp';
import scanDark from './pictures/scan-dark.webp';
import scanLight from './pictures/scan-light.webp';
import storeDark from './pictures/store-dark.webp';
import storeLight from './pictures/store-light.webp';

const size = { width: 420, height: 440 };

export const productPictures = {
  scan: {
    light: scanLight,
    dark: scanDark,
    alt: 'A scanned business card above the form with the words that were read from it.',
    ...size,
  },
  store: {
    light: storeLight,
    dark: storeDark,
    alt: 'A contact with name, title and company, and the picture of the scanned card.',
    ...size,
  },
  manage: {
    light: manageLight,
    dark: manageDark,
    alt: 'The contacts list, searched and sorted by company, with the Export CSV button.',
    ...size,
  },
};
