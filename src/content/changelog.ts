/** What one release brought (R3.11). */
export interface ChangelogEntry {
  version: string;
  released: string;
  title: string;
  items: readonly { kind: 'New'; title: string; text: string }[];
}

export const changelog: readonly ChangelogEntry[] = [
  {
    version: 'v1.0.0',
    released: '2025-06-15',
    title: 'Initial Launch',
    items: [
      {
        kind: 'New',
        title: 'iOS launch',
        text: 'Cardfile is on the App Store for iPhone.',
      },
      {
        kind: 'New',
        title: 'Card scanning with OCR',
        text: 'Point the camera at a business card and its text becomes a contact.',
      },
      {
        kind: 'New',
        title: 'Secure cloud storage and sync',
        text: 'Contacts are stored in the cloud and follow your account to every device.',
      },
      {
        kind: 'New',
        title: 'Search and organization',
        text: 'Search and sort contacts, and add tags and notes to them.',
      },
      {
        kind: 'New',
        title: 'Dark mode',
        text: 'Light and dark modes that follow your device.',
      },
    ],
  },
];
