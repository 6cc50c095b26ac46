import { plansWith, scanLimit } from './plans';
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
      'Open the iOS app, tap the scan button and hold the card inside the frame. The app reads the text, fills in a new contact and shows it to you. Check it, fix anything it missed, and save.',
  },
  {
    question: 'What does the Free plan include?',
    answer: `Up to ${scanLimit.free} cards, forever, with all common core features, standard support and light ads. You don’t need a credit card. The limit counts all your scans, so deleting a card doesn’t free up a slot.`,
  },
  {
    question: 'How do I upgrade my plan?',
    answer:
      'In the iOS app, go to Settings > Subscription and choose a plan. Your Apple ID is billed. You can’t buy, change or cancel a plan on the website.',
  },
  {
    question: 'How do I cancel my subscription?',
    answer:
      'On your iPhone, open Settings, tap your name, then Subscriptions, and cancel there with the Apple ID you subscribed with. You keep your plan’s features until the end of the period you’ve paid for.',
  },
  {
    question: 'What happens to my contacts if I downgrade?',
    answer:
      'You keep all of them. You lose premium features and can’t scan beyond the new limit, but everything you’ve scanned stays.',
  },
  {
    question: 'Can I share contacts with my team?',
    answer: `Not yet. Teams with a shared contact database are part of the ${plansWith('teams', 'and')} plan, which is under development.`,
  },
  {
    question: 'Can I use my contacts on the web?',
    answer: `Yes, with the ${plansWith('web', 'or')} plan. Log in here with your iOS app account to browse, search, fix and export your contacts.`,
  },
  {
    question: 'Is my data secure?',
    answer:
      'Yes. Your contacts are encrypted on the way and in the cloud, and only your account can read them. We never sell them.',
  },
];

/** The short list on the contact page (R2.63). */
export const contactFaqs: readonly Faq[] = [
  {
    question: 'How soon will I get an answer?',
    answer: 'We answer within 24 hours. The office is open Monday to Friday, 9AM-5PM EST.',
  },
  {
    question: 'I can’t log in. What can I do?',
    answer:
      'Use your email and password from the iOS app. Forgot your password? Reset it from the login page. Signed up with Apple? That sets a password too, for Apple’s relay address if you hid your email.',
  },
  {
    question: `Does ${site.name} work without an iPhone?`,
    answer:
      'You need an iPhone to register and to scan. Once your account has web access, you can use your contacts in any browser.',
  },
];
