import contactDark from './pictures/contact-dark.avif';
import contactLight from './pictures/contact-light.avif';
import exportDark from './pictures/export-dark.avif';
import exportLight from './pictures/export-light.avif';
import listDark from './pictures/list-dark.avif';
import listLight from './pictures/list-light.avif';
import reviewDark from './pictures/review-dark.avif';
import reviewLight from './pictures/review-light.avif';
import searchDark from './pictures/search-dark.avif';
import searchLight from './pictures/search-light.avif';

const size = { width: 420, height: 440 };

/** Pictures of the site itself: none stands twice on a page. */
export const productPictures = {
  contact: {
    light: contactLight,
    dark: contactDark,
    alt: 'A contact: name, title and company, the ways to email and call, and the image of the scanned card.',
    ...size,
  },
  list: {
    light: listLight,
    dark: listDark,
    alt: 'The contacts list, the newest first, with the search box above it.',
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
    alt: 'The export menu of the contacts list: Excel workbook, vCard, CSV with all fields, four programs and print.',
    ...size,
  },
};
