/** What a picture's address must be, as firestore.rules have it. */
const DEPLOYED = "isAddress('https://', value)";

/** The photo of a developer whose upload failed on localhost (R4.12), in UTF-16 units. */
const LONGEST_DATA_ADDRESS = 100_000;

/**
 * firestore.rules as the emulators use them: pictures may also be in the Storage emulator at
 * `storage` (`host:port`), or stand in their own address. Nothing else differs, and nothing of it is
 * deployed. The rules tests use the deployed rules.
 */
export function emulatorRules(deployed: string, storage: string): string {
  if (deployed.split(DEPLOYED).length !== 2) {
    throw new Error(`firestore.rules must hold ${DEPLOYED} once, for what emulators add to it.`);
  }
  const address = storage.replaceAll('.', '[.]');
  const alternatives = [
    DEPLOYED,
    `isAddress('http://${address}/', value)`,
    `(value.size() <= ${LONGEST_DATA_ADDRESS} && value.matches('data:image/jpeg;base64,[A-Za-z0-9+/]+=*'))`,
  ];
  return deployed.replace(DEPLOYED, () => alternatives.join(' || '));
}
