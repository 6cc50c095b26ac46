import type { LegalText } from './LegalText';
import { site } from './site';

/** R2.69: every topic that it names, in its order. */
export const terms: LegalText = {
  updated: '2025-05-17',
  lead: `These terms are an agreement between you and ${site.name}. By using the app or this website you accept them. If you do not, please do not use the service.`,
  sections: [
    {
      title: 'Communications',
      body: [
        'By creating an account you agree to receive messages that the service needs, such as a link to reset your password. You can decline anything beyond that at any time, with the link in the message or by writing to us.',
      ],
    },
    {
      title: 'Accounts',
      body: [
        'Registration requires an iPhone. Keep your password to yourself and tell us if somebody else may know it. You are responsible for what happens under your account.',
      ],
    },
    {
      title: 'Purchases',
      body: [
        'Plans are bought in the iOS app through your Apple account, and Apple’s terms apply to the payment. The website does not sell, change or cancel plans.',
      ],
    },
    {
      title: 'Subscriptions',
      body: [
        'Paid plans are billed in advance, monthly or annually as you choose. At the end of each period the subscription renews automatically under the same conditions, unless you cancel it in the settings of your Apple ID before that. After cancelling you keep the features of the plan until the end of the period you have paid for.',
      ],
    },
    {
      title: 'Free trial',
      body: [
        'We may offer a paid plan free of charge for a limited time. Unless you cancel before the trial ends, the subscription begins and is charged at its end. We may withdraw or change a trial offer that has not begun.',
      ],
    },
    {
      title: 'Fee changes',
      body: [
        'We may change the fees of a plan. A new fee applies from the end of the billing period in which we announce it, and we announce it early enough for you to cancel. Going on with the plan after that means that you accept the new fee.',
      ],
    },
    {
      title: 'Refunds',
      body: [
        'Paid fees are non-refundable, except where the law requires a refund. Apple decides on refunds of purchases made through it.',
      ],
    },
    {
      title: 'Content',
      body: [
        'What you scan, write and upload stays yours. You allow us to store it, process it and show it to you, for as long as you keep it with us and for no other purpose than running the service. You confirm that you may use it in this way and that it breaks no law and nobody’s rights.',
      ],
    },
    {
      title: 'Prohibited uses',
      body: [
        'You may not use the service',
        [
          'to break a law, or the rights of others, including their right to privacy;',
          'to collect data for unsolicited advertising;',
          'to harm, threaten or deceive people, or to pretend to be somebody else;',
          'to spread malicious software or to disturb the service, its servers or its networks;',
          'to get around its limits or its protection, or to read it out by machine.',
        ],
      ],
    },
    {
      title: 'Copyright and DMCA',
      body: [
        `We respect other people’s copyright. If you believe that something stored with us infringes yours, write to ${site.supportMailbox} with “Copyright Infringement” in the subject, and state`,
        [
          'the work that you believe is infringed, and your right to it;',
          'where the material is found, precisely enough for us to find it;',
          'your name, address, telephone number and email address;',
          'that you believe in good faith that the use is not authorised by the owner, its agent or the law;',
          'that what you state is accurate and, under penalty of perjury, that you are the owner or act for the owner;',
          'your signature, by hand or electronic.',
        ],
        'Whoever knowingly misrepresents an infringement may be liable for damages under section 512(f) of the Digital Millennium Copyright Act.',
      ],
    },
    {
      title: 'Termination',
      body: [
        'You can stop using the service and have your account deleted at any time. We may suspend or end an account that seriously or repeatedly breaks these terms; where we can, we warn first. Parts of these terms that by their nature should outlast the agreement do so.',
      ],
    },
    {
      title: 'Availability and liability',
      body: [
        'The service is provided as it is. Text recognition makes mistakes: check what matters against the picture of the card. As far as the law allows, we are not liable for indirect damage or for data that you could have exported or backed up.',
      ],
    },
    {
      title: 'Changes to these terms',
      body: [
        'We may change these terms. The new text appears here with a new date, and we announce changes that matter in the app or by email before they take effect. Questions go to ' +
          `${site.supportMailbox}.`,
      ],
    },
  ],
};
