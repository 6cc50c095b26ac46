import type { LegalText } from './LegalText';
import { plansWith } from './plans';
import { site } from './site';

/** Every topic of R2.69, in its order. */
export const terms: LegalText = {
  updated: '2025-05-17',
  lead: `These terms are an agreement between you and ${site.name}. By using the app or this website, you accept them. If you don’t accept them, please don’t use the service.`,
  sections: [
    {
      title: 'Communications',
      body: [
        'By creating an account you agree to receive the messages the service needs, such as a link to reset your password. You can opt out of anything else at any time, with the link in the message or by writing to us.',
      ],
    },
    {
      title: 'Accounts',
      body: [
        'Registration requires an iPhone. Keep your password to yourself, and tell us if someone else may know it. You’re responsible for what happens under your account.',
      ],
    },
    {
      title: 'Purchases',
      body: [
        'You buy plans in the iOS app through your Apple ID, and Apple’s terms apply to the payment. The website doesn’t sell, change or cancel plans.',
      ],
    },
    {
      title: 'Subscriptions',
      body: [
        `Paid plans (${plansWith('adFree', 'and')}) are billed in advance, monthly or annually as you choose. At the end of each period your subscription renews automatically on the same terms, unless you cancel it first in the settings of your Apple ID. After you cancel, you keep the plan’s features until the end of the period you’ve paid for.`,
      ],
    },
    {
      title: 'Free trial',
      body: [
        'We may offer a paid plan free of charge for a limited time. Unless you cancel before the trial ends, the subscription then begins and you’re charged for it. We may withdraw or change a trial offer that hasn’t begun.',
      ],
    },
    {
      title: 'Fee changes',
      body: [
        'We may change the fees of a plan. A new fee applies from the end of the billing period in which we announce it, and we announce it early enough for you to cancel. If you stay on the plan after that, you accept the new fee.',
      ],
    },
    {
      title: 'Refunds',
      body: [
        'Paid fees are non-refundable, except where the law requires a refund. For purchases made through Apple, Apple decides on refunds.',
      ],
    },
    {
      title: 'Content',
      body: [
        'What you scan, write and upload stays yours. You allow us to store it, process it and show it to you, for as long as you keep it with us, and only to run the service. You confirm that you have the right to use it this way, and that it doesn’t break the law or violate anyone’s rights.',
      ],
    },
    {
      title: 'Prohibited uses',
      body: [
        'You may not use the service:',
        [
          'to break the law or violate the rights of others, including their right to privacy;',
          'to collect data for unsolicited advertising;',
          'to harm, threaten or deceive people, or to impersonate anyone;',
          'to spread malicious software, or to disrupt the service, its servers or its networks;',
          'to get around its limits or its protection, or to scrape it.',
        ],
      ],
    },
    {
      title: 'Copyright and DMCA',
      body: [
        `We respect other people’s copyright. If you believe that something stored with us infringes yours, write to ${site.supportMailbox} with “Copyright Infringement” in the subject, and state:`,
        [
          'the work you believe is infringed, and your right to it;',
          'where the material is found, precisely enough that we can find it;',
          'your name, address, telephone number and email address;',
          'that you believe in good faith that the use is not authorized by the owner, its agent or the law;',
          'that what you state is accurate and, under penalty of perjury, that you are the owner or act for the owner;',
          'your signature, by hand or electronic.',
        ],
        'Anyone who knowingly misrepresents an infringement may be liable for damages under section 512(f) of the Digital Millennium Copyright Act.',
      ],
    },
    {
      title: 'Termination',
      body: [
        'You can stop using the service and have your account deleted at any time. We may suspend or end an account that seriously or repeatedly breaks these terms; where we can, we’ll warn you first. Parts of these terms that by their nature should outlast the agreement do.',
      ],
    },
    {
      title: 'Availability and liability',
      body: [
        'The service is provided “as is”. Text recognition makes mistakes, so check what matters against the image of the card. As far as the law allows, we are not liable for indirect damage or for data you could have exported or backed up.',
      ],
    },
    {
      title: 'Changes to these terms',
      body: [
        'We may change these terms. If we do, you’ll find the new text here, and we’ll announce important changes in the app or by email before they take effect. Questions? Write to ' +
          `${site.supportMailbox}.`,
      ],
    },
  ],
};
