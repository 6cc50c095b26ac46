/** A signed-up user, with the documents the product keeps about them (R3.1, R3.6). */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
  /** What the account is there to show, for the list printed at start. */
  what: string;
  /** `users/{uid}`; without it the site falls back on the sign-in's own name. */
  profile?: Record<string, string | number | Date>;
  /** `subscriptions/{uid}`, in the dashboard's shape, the profile's, or both. */
  subscription?: Record<string, string | number | Date>;
}

/** The password of every seeded account. */
export const PASSWORD = 'cardfile-demo';

/** The seeded accounts; `contacts` is how many the account with the long list has. */
export function accounts(contacts: number): Account[] {
  return [
    {
      uid: 'demo',
      email: 'demo@cardfile.example',
      displayName: 'Maya Lindholm',
      what: 'Basic plan, 48 contacts from many countries, 16 card images',
      profile: {
        name: 'Maya Lindholm',
        email: 'demo@cardfile.example',
        phone: '+46 8 465 004 12',
        company: 'Lindholm & Rao Partners',
        title: 'Business Development Lead',
        createdAt: new Date('2025-06-20T08:12:00Z'),
        updatedAt: new Date('2026-09-01T07:30:00Z'),
        plan: 'Basic',
        scansUsed: 61,
        maxScans: 1000,
      },
      // Both shapes at once. More scans than cards: thirteen scanned cards were deleted again.
      subscription: {
        plan: 'Basic',
        planName: 'Basic',
        status: 'active',
        scansUsed: 61,
        maxScans: 1000,
        renewalDate: new Date('2027-06-20T08:12:00Z'),
        cardsUsed: 48,
        cardsLimit: 1000,
      },
    },
    {
      uid: 'empty',
      email: 'empty@cardfile.example',
      displayName: 'Theo Marchetti',
      what: 'Free plan, no contacts yet',
      profile: {
        name: 'Theo Marchetti',
        email: 'empty@cardfile.example',
        createdAt: new Date('2026-11-09T18:00:00Z'),
        plan: 'free',
        scansUsed: 0,
        maxScans: 100,
      },
      subscription: {
        plan: 'free',
        scansUsed: 0,
        maxScans: 100,
        cardsUsed: 0,
        cardsLimit: 100,
      },
    },
    {
      uid: 'tenthousand',
      email: 'tenthousand@cardfile.example',
      displayName: 'Grace Adeyemi',
      what: `Business plan, ${contacts.toLocaleString('en-US')} contacts`,
      profile: {
        name: 'Grace Adeyemi',
        email: 'tenthousand@cardfile.example',
        phone: '(312) 555-0178',
        company: 'Adeyemi Trade Fairs',
        title: 'Chief Executive',
        createdAt: new Date('2023-11-01T09:00:00Z'),
        plan: 'Business',
        scansUsed: contacts,
        maxScans: 10_000,
      },
      subscription: {
        plan: 'Business',
        scansUsed: contacts,
        maxScans: 10_000,
        renewalDate: new Date('2027-11-01T09:00:00Z'),
        cardsUsed: contacts,
        cardsLimit: 10_000,
      },
    },
    {
      uid: 'noprofile',
      email: 'noprofile@cardfile.example',
      displayName: 'Robin Vale',
      what: 'signed up, but with no profile and no subscription stored',
    },
    {
      uid: 'other',
      email: 'other@cardfile.example',
      displayName: 'Sam Okafor',
      what: 'somebody else: three contacts, a subscription in the profile shape only',
      profile: {
        name: 'Sam Okafor',
        email: 'other@cardfile.example',
        createdAt: new Date('2026-03-02T10:00:00Z'),
        plan: 'Basic',
        scansUsed: 3,
        maxScans: 1000,
      },
      subscription: { planName: 'Basic', status: 'active', scansUsed: 3, maxScans: 1000 },
    },
  ];
}
