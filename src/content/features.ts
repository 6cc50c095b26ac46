import type { productPictures } from './productPictures';

export type FeatureTag = 'All Plans' | 'Premium Plans' | 'Basic & Business Plans';

export interface Feature {
  title: string;
  text: string;
  tag: FeatureTag;
  /** What is on the way says so. */
  isUnderDevelopment?: boolean;
}

export interface FeatureSection {
  title: string;
  lead: string;
  /** Shown beside the heading; what is not built yet has none. */
  picture?: keyof typeof productPictures;
  features: readonly Feature[];
}

/** The sections of the features page (R1.8 to R1.12, R2.62). */
export const featureSections: readonly FeatureSection[] = [
  {
    title: 'Capture',
    lead: 'From paper to contact in the time it takes to say hello.',
    picture: 'scan',
    features: [
      {
        title: 'Card scanning with OCR',
        text: 'The iPhone camera reads the card and fills in name, company, title, email, phone, website and address.',
        tag: 'All Plans',
      },
      {
        title: 'The card itself, kept',
        text: 'The picture of each card stays with its contact, so a word that was misread can be checked later.',
        tag: 'All Plans',
      },
      {
        title: 'Tags and notes',
        text: 'Write down where you met and what you promised. The search finds it again.',
        tag: 'All Plans',
      },
    ],
  },
  {
    title: 'Organize',
    lead: 'Ten cards or ten thousand: the one you need is a few letters away.',
    picture: 'manage',
    features: [
      {
        title: 'Search, sort and filter',
        text: 'Every field is searched as you type, with or without accents, and phone numbers in any notation.',
        tag: 'All Plans',
      },
      {
        title: 'Cloud sync',
        text: 'Contacts are stored securely in the cloud and are there on every device you sign in on.',
        tag: 'All Plans',
      },
      {
        title: 'Swipe gestures',
        text: 'In the app, swipe a contact to call, to email or to delete it.',
        tag: 'All Plans',
      },
      {
        title: 'Light and dark modes',
        text: 'The app and this site follow the appearance of your device.',
        tag: 'All Plans',
      },
    ],
  },
  {
    title: 'Work with your contacts',
    lead: 'On a bigger screen, in a spreadsheet, in the next meeting.',
    picture: 'store',
    features: [
      {
        title: 'Web access',
        text: 'Browse, search, correct and export your contacts in any browser, with the account of the app.',
        tag: 'Basic & Business Plans',
      },
      {
        title: 'CSV or vCard bulk export',
        text: 'Take your contacts to a spreadsheet or another address book: monthly with Basic, without limit with Business.',
        tag: 'Basic & Business Plans',
      },
      {
        title: 'Digital wallet business card',
        text: 'Your own card in your wallet, shared by AirDrop, QR code or text message.',
        tag: 'Basic & Business Plans',
      },
      {
        title: 'Ad-free',
        text: 'No ads, from the Lite plan upwards.',
        tag: 'Premium Plans',
      },
      {
        title: 'Priority support',
        text: 'Premium requests are answered within 4 hours.',
        tag: 'Premium Plans',
      },
    ],
  },
  {
    title: 'Together',
    lead: 'What we are building next.',
    features: [
      {
        title: 'Team collaboration',
        text: 'Create or join a team and share one contact database.',
        tag: 'Basic & Business Plans',
        isUnderDevelopment: true,
      },
      {
        title: 'Secretary Mode',
        text: 'Let an assistant keep your contacts in order, with the Business plan.',
        tag: 'Basic & Business Plans',
        isUnderDevelopment: true,
      },
    ],
  },
];
