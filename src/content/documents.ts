import type { PublicPath } from '../routes';

/** The meta data of a public page's document, for search engines and link previews (R2.71). */
export interface PublicDocument {
  /** At most 160 characters: search results show no more. */
  description: string;
  /** Not worth a search result of its own: left out of the sitemap. */
  isUnlisted?: boolean;
}

/** By path. Only the build reads them: a change of page in the app changes only the title. */
export const documents: Record<PublicPath, PublicDocument> = {
  '/': {
    description:
      'Scan business cards with your iPhone. Search, fix and export the contacts on the web. Free for up to 100 cards, no credit card needed.',
  },
  '/features': {
    description:
      'Card scanning with OCR, search through everything, notes, CSV export and the plans with their prices: what Cardfile does, plan by plan.',
  },
  '/changelog': {
    description: 'What’s new in each release of Cardfile, with its date, newest first.',
  },
  '/support': {
    description:
      'Answers about scanning, plans, upgrading, cancelling, web access and data security in Cardfile, and a form that reaches a real person.',
  },
  '/contact': {
    description:
      'Write to the people behind Cardfile: support mailbox, office hours and a message form. We answer within 24 hours.',
  },
  '/privacy': {
    description:
      'What Cardfile knows about you and the contacts you scan, why, who can read it and how to delete it.',
  },
  '/terms': {
    description:
      'The terms for using Cardfile: subscriptions and their renewal, refunds, your content, prohibited uses, copyright and termination.',
  },
  '/login': {
    description:
      'Log in to Cardfile with your iOS app account to search, fix and export your business cards on the web.',
    isUnlisted: true,
  },
  '/register': {
    description: 'Create a Cardfile account. It is free for up to 100 business cards.',
    isUnlisted: true,
  },
  '/forgot-password': {
    description: 'Get a link by email to set a new password for your Cardfile account.',
    isUnlisted: true,
  },
};
