import { CliError } from '../CliError';
import { accounts, PASSWORD } from './accounts';
import { cardImageAddress, saveCardImage } from './cardImages';
import { picturedContactIds } from './demoContacts';
import { saveAccounts } from './saveAccounts';
import { saveDocuments } from './saveDocuments';
import { seedDocuments } from './seedDocuments';

/** An account anybody can sign in with, and what it shows. */
export interface SeededAccount {
  email: string;
  password: string;
  what: string;
}

/** Where the emulators listen, each as `host:port`. */
export interface SeedOptions {
  /** Must begin with `demo-`: such a project exists in emulators only. */
  projectId: string;
  authHost: string;
  firestoreHost: string;
  storageHost: string;
  /** How many contacts the account with the long list gets; 10,000 unless told. */
  contacts?: number;
  /** Gives up seeding. */
  signal?: AbortSignal;
}

/**
 * Fills an emulator suite with the seeded accounts, their contacts and card images. The same every
 * time: seeding again restores what was changed, and leaves what was added.
 */
export async function seed(options: SeedOptions): Promise<SeededAccount[]> {
  if (!options.projectId.startsWith('demo-')) {
    throw new CliError(
      `Seeding is for emulators: "${options.projectId}" does not begin with "demo-".`,
    );
  }
  const people = accounts(options.contacts ?? 10_000);
  const documents = seedDocuments(people, options.contacts ?? 10_000, (contactId) =>
    cardImageAddress('demo', contactId, options),
  );
  await Promise.all([
    saveAccounts(people, options),
    saveDocuments(documents, options),
    ...picturedContactIds.map((contactId) => saveCardImage('demo', contactId, options)),
  ]);
  return people.map(({ email, what }) => ({ email, password: PASSWORD, what }));
}
