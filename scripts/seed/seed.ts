import { readdirSync, readFileSync } from 'node:fs';
import { fairContacts, type Fair } from '../../tests/setup/fairContacts';
import { CliError } from '../CliError';
import { drawCard } from './drawCard';
import { manyContacts } from './manyContacts';
import { readAccounts, readContacts } from './seedFiles';
import {
  cardImageAddress,
  PASSWORD,
  saveAccounts,
  saveCardImage,
  saveDocuments,
  type Documents,
} from './writers';

/** An account that anybody can sign in with, and what it shows. */
export interface SeededAccount {
  email: string;
  password: string;
  what: string;
}

/** Where the emulators listen, each as `host:port`. */
export interface SeedOptions {
  /** Must begin with `demo-`: such a project exists in emulators only. */
  projectId: string;
  auth: string;
  firestore: string;
  storage: string;
  /** How many contacts the account with the long list gets; 10,000 unless told. */
  contacts?: number;
  /** Gives up seeding. */
  signal?: AbortSignal;
}

const cards = new URL('cards/', import.meta.url);

/**
 * Fills an emulator suite with the seeded accounts, their contacts and card images. The same every
 * time: a second seed restores what was changed, and leaves what was added.
 */
export async function seed(options: SeedOptions): Promise<SeededAccount[]> {
  if (!options.projectId.startsWith('demo-')) {
    throw new CliError(
      `Seeding is for emulators: "${options.projectId}" does not begin with "demo-".`,
    );
  }
  const accounts = readAccounts();
  const bytesOf = (file: string) => new Uint8Array(readFileSync(new URL(file, cards)));
  const fair = fairContacts('fair');
  const photographed = readdirSync(cards).map((file) =>
    saveCardImage(file.replace('.jpg', ''), 'demo', bytesOf(file), options),
  );
  const drawn = drawnCards(fair).map((id, turn) => {
    const card = fair.cards[id];
    return card && saveCardImage(id, 'fair', drawCard(card, turn), options);
  });
  await Promise.all([
    saveAccounts(accounts, options),
    saveDocuments(allDocuments(fair, options), options),
    ...photographed,
    ...drawn,
  ]);
  return accounts.map(({ email, what }) => ({ email, password: PASSWORD, what }));
}

/** Forty cards with slips, and twenty people's two cards, have a picture. */
function drawnCards({ slips, twice }: Fair): string[] {
  const misread = [...new Set(slips.map(({ contactId }) => contactId))].slice(0, 40);
  const people = twice.filter((_, index) => index % 3 === 0);
  return [...new Set([...misread, ...people.flatMap(({ a, b }) => [a, b])])];
}

function allDocuments(fair: Fair, options: SeedOptions): Documents {
  const documents: Documents = {};
  for (const { uid, profile, subscription } of readAccounts()) {
    if (profile) documents[`users/${uid}`] = profile;
    if (subscription) documents[`subscriptions/${uid}`] = subscription;
  }
  const address = (contactId: string): string => cardImageAddress(contactId, 'demo', options);
  const contacts = {
    ...readContacts('demoContacts.jsonl', 'demo', address),
    ...manyContacts('tenthousand', options.contacts ?? 10_000),
    ...readContacts('otherContacts.jsonl', 'other', address),
    ...fair.contacts,
  };
  for (const id of drawnCards(fair)) {
    const contact = contacts[id];
    if (contact) contact.cardImageURL = cardImageAddress(id, 'fair', options);
  }
  for (const [id, contact] of Object.entries(contacts)) documents[`businessCards/${id}`] = contact;
  return documents;
}
