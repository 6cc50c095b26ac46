import { plansWith, type PlanFactName } from './plans';
import type { productPictures } from './productPictures';

export interface Feature {
  title: string;
  text: string;
  fact: PlanFactName;
  icon: FeatureIcon;
}

export type FeatureIcon =
  | ('scan' | 'card' | 'notes' | 'search' | 'sync' | 'swipe' | 'theme')
  | ('misread' | 'programs' | 'offline')
  | ('web' | 'export' | 'wallet' | 'adFree' | 'support' | 'team' | 'secretary');

export interface FeatureSection {
  title: string;
  lead: string;
  /** Shown beside the features; what is not built yet has none. */
  picture?: keyof typeof productPictures;
  features: readonly Feature[];
}

/** The sections of the features page (R1.8 to R1.12, R2.62). */
export const featureSections: readonly FeatureSection[] = [
  {
    title: 'Capture',
    lead: 'From paper to contact in the time it takes to say hello.',
    picture: 'review',
    features: [
      {
        title: 'Card scanning with OCR',
        text: 'The iPhone camera reads the card and fills in name, company, title, email, phone, website and address.',
        fact: 'core',
        icon: 'scan',
      },
      {
        title: 'Keep the original card',
        text: 'Each contact keeps an image of its card, so you can check anything that was misread.',
        fact: 'core',
        icon: 'card',
      },
      {
        title: 'Tags and notes',
        text: 'Note where you met and what you promised, and find it later with search. Add tags in the app.',
        fact: 'core',
        icon: 'notes',
      },
    ],
  },
  {
    title: 'Organize',
    lead: 'Ten cards or ten thousand: the one you need is a few letters away.',
    picture: 'search',
    features: [
      {
        title: 'Search, sort and filter',
        text: 'Search every field as you type. Accents optional, phone numbers in any format. Filter by fair, company, country or tag.',
        fact: 'core',
        icon: 'search',
      },
      {
        title: 'Misread letters put right',
        text: 'Clean Up finds what the scan misread and who is in there twice, shows the card, and suggests what is right.',
        fact: 'web',
        icon: 'misread',
      },
      {
        title: 'Cloud sync',
        text: 'Contacts are stored securely in the cloud and appear on every device you sign in to.',
        fact: 'core',
        icon: 'sync',
      },
      {
        title: 'Swipe gestures',
        text: 'In the app, swipe a contact to call, email or delete.',
        fact: 'core',
        icon: 'swipe',
      },
      {
        title: 'Light and dark modes',
        text: 'The app and this site follow your device’s light or dark setting.',
        fact: 'core',
        icon: 'theme',
      },
    ],
  },
  {
    title: 'Work with your contacts',
    lead: 'On a bigger screen, in a spreadsheet, in the next meeting.',
    picture: 'export',
    features: [
      {
        title: 'Web access',
        text: 'Browse, search, fix and export your contacts in any browser, with your app account.',
        fact: 'web',
        icon: 'web',
      },
      {
        title: 'CSV or vCard bulk export',
        text: 'Take your contacts to a spreadsheet or another address book: once a month on Basic, unlimited on Business.',
        fact: 'bulkExport',
        icon: 'export',
      },
      {
        title: 'Files for other programs',
        text: 'HubSpot, Salesforce, Google Contacts and Outlook each get a file with their own columns.',
        fact: 'bulkExport',
        icon: 'programs',
      },
      {
        title: 'Offline, with undo',
        text: 'The list opens without a network. What you delete or merge comes back with a press.',
        fact: 'web',
        icon: 'offline',
      },
      {
        title: 'Digital wallet business card',
        text: 'Your own card in your wallet, shared by AirDrop, QR code or text message.',
        fact: 'wallet',
        icon: 'wallet',
      },
      {
        title: 'Ad-free',
        text: `No ads on the Premium Plans: ${plansWith('adFree', 'and')}.`,
        fact: 'adFree',
        icon: 'adFree',
      },
      {
        title: 'Priority support',
        text: `We answer paid plans first. Premium support, on ${plansWith('premium', 'and')}, replies within 4 hours.`,
        fact: 'priority',
        icon: 'support',
      },
    ],
  },
  {
    title: 'Together',
    lead: `What we’re building next, for the ${plansWith('teams', 'and')} plan.`,
    features: [
      {
        title: 'Team collaboration',
        text: 'Create or join a team and share one contact database.',
        fact: 'teams',
        icon: 'team',
      },
      {
        title: 'Secretary Mode',
        text: 'Let an assistant keep your contacts in order.',
        fact: 'secretary',
        icon: 'secretary',
      },
    ],
  },
];
