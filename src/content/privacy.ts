import type { LegalText } from './LegalText';
import { site } from './site';

/** What is collected, and what is not (R2.70). */
export const privacy: LegalText = {
  updated: '2025-05-17',
  lead: `This policy explains what ${site.name} knows about you, why, and what you can do about it. It covers the iOS app and this website.`,
  sections: [
    {
      title: 'What we collect',
      body: [
        'We collect what the service needs to work:',
        [
          'Your name and email address, which you give us when you sign up.',
          'Your password. Our sign-in provider handles it and stores it only in a form that can’t be read back. We never see it.',
          'Business card information: the images of the cards you scan, the text read from them, and the notes you add.',
          'What you add to your profile, such as a phone number, a company, a title or a photo.',
          'Usage data: which version of the app you use, how many cards you have scanned, and errors that occurred.',
        ],
        'If you sign in with Apple, Apple tells us your name and an email address, which may be one that Apple relays to you.',
      ],
    },
    {
      title: 'What we use it for',
      body: [
        [
          'To store your contacts and show them to you in the app and on the web.',
          'To count scans against the limit of your plan.',
          'To answer you when you write to us.',
          'To find and fix problems, and to keep the service safe from misuse.',
        ],
        'We don’t sell personal data, and we don’t use the contacts you scan for advertising.',
      ],
    },
    {
      title: 'Other people’s data',
      body: [
        'A business card holds another person’s data. You decide which cards you scan and what you note about people, and you are responsible for having a reason to keep them. You can fix or delete any contact at any time.',
      ],
    },
    {
      title: 'Who processes it for us',
      body: [
        'The service runs on Google Firebase, which stores accounts, contacts and images on our behalf. Apple sells and bills subscriptions; we never see how you pay. The free plan shows light ads in the app.',
        'Google reCAPTCHA may check that a person and no program uses this website. It sees your IP address and how the page is used, and keeps a token in your browser.',
        'If this website reports errors, it does so to Sentry: what kind of error, where in the program and on which kind of page. These reports contain no names, addresses or texts of yours.',
        'Beyond that, we share personal data only where the law requires it.',
      ],
    },
    {
      title: 'How it is protected',
      body: [
        'Data travels over encrypted connections and is stored encrypted. Access rules in the database let each account read its own contacts and nothing else. No service can promise perfect security; if a breach affects you, we’ll tell you without delay.',
      ],
    },
    {
      title: 'How long we keep it',
      body: [
        'We keep contacts until you delete them or your account. A contact that you delete here stays in Recently Deleted, with its notes and images, for 30 days, so that you can restore it. It’s deleted for good on your first visit after that, or as soon as you delete it there. A new profile photo replaces the earlier ones, which are deleted. If one can’t be deleted right away, it’s deleted the next time you change your photo, or with your account.',
        'Delete Account, on your profile page, deletes your contacts, also those in Recently Deleted, all images, your profile, plan, login and what you decided about your contacts. If it’s interrupted, run it again to delete the rest. It doesn’t cancel your subscription; do that with your Apple ID. Messages to support belong to no account. We keep them for as long as it takes to deal with them.',
      ],
    },
    {
      title: 'This website and your browser',
      body: [
        'To keep you signed in, the website stores a token in your browser, with your name and email address, until you log out or your session ends. If you switch off “Stay signed in on this computer”, they go when you close the tab. Reopened within a minute, the tab still has them; after that you log in again. There are no advertising cookies.',
        'While you stay signed in, your browser also keeps a copy of your contacts and your plan on this computer, without encryption and without images, so that your list opens at once when you come back. The copy stays until you log out, your session ends, somebody else logs in and stays signed in, or you delete your account. You can switch it off on your profile page with “Keep my contacts on this computer”, which deletes it.',
        'Your browser also keeps the website’s code, so that your list opens without a connection. The code holds nothing about you and goes when your session ends. Without “Stay signed in on this computer”, your browser keeps neither the copy nor the code.',
        'Your browser keeps some traces of its own, even after you log out. Its history lists the titles of the pages you opened, which for a contact is the name, and its cache may hold images of cards. Your searches don’t appear in the history. On a computer that isn’t yours, use a private window or clear the browsing data.',
        'What you type into a form stays in its browser tab until you save, send or discard it, log out there, or close the tab. Passwords are never kept this way. The tab also keeps the words of your searches and your filters, for Back and reload, until you log out or close it. Until you log out, your browser remembers which program you write emails with. Beside the copy of your contacts, it keeps numbers for each contact you exported to another program, to tell what is new since then; they go with the copy. If you switch off “Stay signed in on this computer” or single-key shortcuts, your browser remembers that after you log out too.',
      ],
    },
    {
      title: 'Your rights',
      body: [
        `You can see and fix your data in the app and on this site. Download My Data, on your profile page, gives you one file with your account, profile, plan and contacts, also those in Recently Deleted, what you decided about them, and the addresses of your images. You can also export your contacts if your plan includes it, and ask us to hand over, correct or delete anything else we hold about you. Write to ${site.supportMailbox}. Depending on where you live, you may also complain to your data protection authority.`,
      ],
    },
    {
      title: 'Children',
      body: [
        'The service isn’t meant for children. We don’t knowingly collect data from children under 13. If you believe a child has given us data, write to us and we’ll delete it.',
      ],
    },
    {
      title: 'Changes',
      body: [
        'When this policy changes, the new text appears here. If a change matters to you, we’ll tell you in the app or by email before it takes effect.',
      ],
    },
  ],
};
