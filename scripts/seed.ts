/**
 * Fills running emulators with the seed data and prints the accounts.
 *
 * Usage: npx tsx scripts/seed.ts [project id]
 * The emulators are those of `npm run dev`, unless FIREBASE_AUTH_EMULATOR_HOST,
 * FIRESTORE_EMULATOR_HOST or FIREBASE_STORAGE_EMULATOR_HOST say otherwise.
 */
import { endOnSignals } from './endOnSignals';
import { seed } from './seed/seed';

const { env } = process;
await endOnSignals(async (signal) => {
  const accounts = await seed({
    projectId: process.argv[2] ?? env['GCLOUD_PROJECT'] ?? 'demo-cardfile',
    authHost: env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099',
    firestoreHost: env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080',
    storageHost: env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '127.0.0.1:9199',
    signal,
  });
  for (const { email, password, what } of accounts) console.log(`${email} / ${password}: ${what}`);
});
