/** What search engines and shared links are told of a page that anyone may read. */
export interface PublicPage {
  path: string;
  /** As the page itself names it; the site's name is added. */
  title: string;
  /** One or two sentences, at most 160 characters: search results cut what is longer. */
  description: string;
  /** The modules that it cannot be drawn without, loaded together with its document. */
  modules: readonly string[];
  /** Pictures of the first screen, each with the media query under which it is shown. */
  pictures?: readonly { file: string; media: string }[];
  /** Not worth a search result of its own: left out of the sitemap. */
  isUnlisted?: boolean;
}

/** Read by the build alone (build/pageDocuments.ts): none of these words are shipped in scripts. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: 'Business cards become contacts',
    description:
      'Scan business cards with your iPhone. Search, correct and export the contacts on the web. Free for up to 100 cards, no credit card needed.',
    modules: ['src/pages/home/HomePage.tsx'],
    pictures: ['wide', 'narrow'].flatMap((size) =>
      ['light', 'dark'].map((scheme) => ({
        file: `src/pages/home/film/${size}-${scheme}.webp`,
        media: `(${size === 'wide' ? 'width > 600px' : 'width <= 600px'}) and (prefers-color-scheme: ${scheme})`,
      })),
    ),
  },
  {
    path: '/features',
    title: 'Features',
    description:
      'Card scanning with OCR, search through everything, notes, CSV export and the plans with their prices: what Cardfile does, plan by plan.',
    modules: ['src/pages/features/FeaturesPage.tsx'],
  },
  {
    path: '/changelog',
    title: 'Change Log',
    description: 'What each release of Cardfile brought, with its date, newest first.',
    modules: ['src/pages/changelog/ChangelogPage.tsx'],
  },
  {
    path: '/support',
    title: 'Support Center',
    description:
      'Answers about scanning, plans, upgrading, cancelling, web access and data security in Cardfile, and a form that reaches a person.',
    modules: ['src/pages/support/SupportPage.tsx'],
  },
  {
    path: '/contact',
    title: 'Contact Us',
    description:
      'Write to the people behind Cardfile: support mailbox, office hours and a message form. We answer within 24 hours.',
    modules: ['src/pages/contactUs/ContactUsPage.tsx'],
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'What Cardfile knows about you and the contacts you scan, why, who can read it and how to have it deleted.',
    modules: ['src/pages/legal/PrivacyPage.tsx'],
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    description:
      'The terms for using Cardfile: subscriptions and their renewal, refunds, your content, prohibited uses, copyright and termination.',
    modules: ['src/pages/legal/TermsPage.tsx'],
  },
  {
    path: '/login',
    title: 'Login',
    description:
      'Log in to Cardfile with the account of the iOS app to search, correct and export your business cards on the web.',
    modules: ['src/pages/login/LoginPage.tsx', 'src/firebase/auth.ts'],
    isUnlisted: true,
  },
  {
    path: '/register',
    title: 'Sign Up',
    description: 'Create a Cardfile account. It is free for up to 100 business cards.',
    modules: ['src/pages/register/RegisterPage.tsx', 'src/firebase/auth.ts'],
    isUnlisted: true,
  },
  {
    path: '/forgot-password',
    title: 'Reset Your Password',
    description: 'Have a link sent by email to choose a new password for your Cardfile account.',
    modules: ['src/pages/forgotPassword/ForgotPasswordPage.tsx', 'src/firebase/auth.ts'],
    isUnlisted: true,
  },
];
