/** The misread card of the home page: what stands on it, and how the scan read its email. */
export const misreadCard = {
  name: 'Colten Simonis',
  title: 'Purchasing Manager',
  company: 'Harvestline Foods',
  phone: '+1 415 555 0132',
  mailbox: 'colten.simonis',
  domain: 'harvestline.example',
  /** In place of the sign between the two. */
  readAs: '©',
};

/** The programs that get a file of their own, and what else there is. */
export const filesFor = [
  'HubSpot',
  'Salesforce',
  'Google Contacts',
  'Outlook',
  'Excel',
  'vCard',
  'CSV',
];

/** Said in a line each, below. */
export const careWords = [
  {
    title: 'Each person once',
    text: 'Two cards of one person are found, and become one with nothing lost.',
  },
  {
    title: 'Without a network',
    text: 'The list opens on a train and in a hall. What you type there is kept.',
  },
  {
    title: 'Undo',
    text: 'What you delete or merge comes back with a press, for 30 days from the bin.',
  },
];
