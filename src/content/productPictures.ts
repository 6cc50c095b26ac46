import contactDark from './pictures/contact-dark.webp';
import contactLight from './pictures/contact-light.webp';
import exportDark from './pictures/export-dark.webp';
import exportLight from './pictures/export-light.webp';
import listDark from './pictures/list-dark.webp';
import listLight from './pictures/list-light.webp';
import reviewDark from './pictures/review-dark.webp';
import reviewLight from './pictures/review-light.webp';
import searchDark from './pictures/search-dark.webp';
import searchLight from './pictures/search-light.webp';

const size = { width: 420, height: 440 };

/** Pictures of the site itself: none stands twice on a page. */
export const productPictures = {
  contact: {
    light: contactLight,
    dark: contactDark,
    alt: 'A contact with the photo of the scanned card above its details.',
    ...size,
  },
  list: {
    light: listLight,
    dark: listDark,
    alt: 'The contacts list, sorted by company, with the search box above it.',
    ...size,
  },
  review: {
    light: reviewLight,
    dark: reviewDark,
    alt: 'A scanned business card above the form with the words that were read from it.',
    ...size,
  },
  search: {
    light: searchLight,
    dark: searchDark,
    alt: 'A search in the contacts list: what was found is marked in names, companies and notes.',
    ...size,
  },
  export: {
    light: exportLight,
    dark: exportDark,
    alt: 'The export menu of the contacts list: Excel workbook, vCard, CSV with all fields and print.',
    ...size,
  },
};
