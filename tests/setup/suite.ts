/** Where the emulators of this run are; `npm test` says so in the environment. */
export const suite = {
  projectId: required('GCLOUD_PROJECT'),
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
