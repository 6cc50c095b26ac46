/** The newest contact's date; each one after it is a day older. */
const NEWEST = Date.parse('2026-10-20T09:30:00Z');
const DAY = 24 * 60 * 60 * 1000;

/** A `businessCards` document, but for its owner. */
export type StoredFields = Record<string, string | number | Date | Record<string, string>>;

/** Texts that a form cannot show as they are stored. */
export const ODD = {
  name: ' Grace\u202e Hopper\u2069 ',
  phone: '\t+1 555 0100\n',
  website: ' navy.example',
  address: 'Arlington\r\nVirginia\r',
  notes: '\n\n  Found the first bug. \u0007\r\n',
};

/** The contacts of a user as documents by their ids, the newest first unless `createdAt` says otherwise. */
export function contactsOf(
  uid: string,
  contacts: readonly StoredFields[],
): [id: string, fields: StoredFields][] {
  return contacts.map((contact, index) => [
    `${uid}-${String(index + 1).padStart(4, '0')}`,
    { userId: uid, createdAt: new Date(NEWEST - index * DAY), ...contact },
  ]);
}

/** `count` contacts that differ in their number alone: `Person 001` of `Company 001`, and so on. */
export function numberedContacts(count: number): StoredFields[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return { name: `Person ${number}`, company: `Company ${number}` };
  });
}

/** Two contacts, the second with texts that are hard to lay out. */
export const TWO_CONTACTS: StoredFields[] = [
  {
    name: 'Zoë Brunner',
    company: 'Alpenglow Analytics AG',
    title: 'Head of Data',
    email: 'zoe@alpenglow.example',
    phone: '+41 44 555 01 27',
    website: 'alpenglow.example',
    address: 'Limmatquai 114, Zürich',
    notes: 'Met in Genève.',
  },
  // A card may hold what no line can break.
  {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    company: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    email: 'averyveryverylongmailboxnamewithoutanybreak@averyverylongdomainname.example',
    website: 'averyverylongdomainname.example/with/a/very/long/path/that/goes/on',
    notes: 'https://example.com/averyveryveryverylongaddresswithoutanyplacetobreakit',
  },
];

/** A plan, as it is stored. */
export const PLAN = {
  plan: 'basic',
  scansUsed: 48,
  maxScans: 1000,
  cardsUsed: 48,
  cardsLimit: 1000,
  renewalDate: new Date('2027-03-01T00:00:00Z'),
};
