const run = required('GCLOUD_PROJECT');
/** Which of the browser workers of this run this is, as Playwright says; `undefined` in Vitest. */
const worker = process.env['TEST_PARALLEL_INDEX'];

/** Where the emulators of this run are; `npm test` says so in the environment. */
export const suite = {
  /** The project of the accounts, the functions and the site on Hosting. */
  run,
  /**
   * The project of documents and files. Each browser worker has one of its own: at each write the emulator asks the
   * questions of all listeners of a project again, over all that is stored in it.
   */
  projectId: worker === undefined ? run : `${run}-w${worker}`,
  auth: required('FIREBASE_AUTH_EMULATOR_HOST'),
  firestore: required('FIRESTORE_EMULATOR_HOST'),
  storage: required('FIREBASE_STORAGE_EMULATOR_HOST'),
};

/** What the emulators take for an administrator: no rules, no sign-in. */
export const administrator = { Authorization: 'Bearer owner' };

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set: these tests need the emulators. Run \`npm test rules\` or \`npm test browser\`, with a file name after it for one file.`,
  );
}
