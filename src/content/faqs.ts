import { site } from './site';

export interface Faq {
  question: string;
  answer: string;
}

/** The eight questions of the support center, in their fixed order (R2.65). */
export const supportFaqs: readonly Faq[] = [
  {
    question: 'How do I scan a business card?',
    answer:
      'Open the iOS app, tap the scan button and hold the card inside the frame. The app reads the text, fills in a new contact and shows it to you. Check it, correct what was not recognized, and save.',
  },
  {
    question: 'What does the Free plan include?',
    answer:
      'Up to 100 cards, forever, with all common core features, standard support and light ads. It needs no credit card. The 100 are counted over all your scans, so deleting a card does not free a place.',
  },
  {
    question: 'How do I upgrade my plan?',
    answer:
      'In the iOS app, go to Settings > Subscription and choose a plan. It is billed through your Apple ID. The website cannot buy, change or cancel a plan.',
  },
  {
    question: 'How do I cancel my subscription?',
    answer:
      'On your iPhone, open Settings, tap your name, then Subscriptions, and cancel there with the Apple ID you subscribed with. You keep the features of your plan until the end of the period you have paid for.',
  },
  {
    question: 'What happens to my contacts if I downgrade?',
    answer:
      'All of them are kept. Premium features are lost, and you can make no new scans beyond the limit of the new plan, but what you have scanned stays readable.',
  },
  {
    question: 'Can I share contacts with my team?',
    answer:
      'Not yet. Teams with a shared contact database are part of the Business plan, which is under development.',
  },
  {
    question: 'Can I use my contacts on the web?',
    answer: `Yes, with the Basic or the Business plan. Log in on this site with the same account as in the iOS app, and browse, search, correct and export your contacts.`,
  },
  {
    question: 'Is my data secure?',
    answer:
      'Contacts travel over encrypted connections, are stored encrypted by our cloud provider, and can be read only by the account that scanned them. We do not sell them.',
  },
];

/** The short list on the contact page (R2.63). */
export const contactFaqs: readonly Faq[] = [
  {
    question: 'How soon will I get an answer?',
    answer: `We answer within 24 hours. The office is open Monday to Friday, 9AM-5PM EST.`,
  },
  {
    question: 'I cannot log in. What can I do?',
    answer:
      'Use the email address and password of the iOS app. If the password is lost, ask for a new one with “Forgot password” on the login page.',
  },
  {
    question: `Does ${site.name} work without an iPhone?`,
    answer:
      'Scanning and registration require an iPhone. Once you have an account with web access, you can use your contacts in any browser.',
  },
];
