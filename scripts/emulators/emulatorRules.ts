/** What the address of a profile's photo must be, as firestore.rules have it. */
const PHOTO = "isAddress('https://', value)";

/** Where the pictures of cards are, as firestore.rules have it. */
const STORAGE_HOST = 'https://firebasestorage[.]googleapis[.]com(:443)?';

/** The photo of a developer whose upload failed on localhost (R4.12), in UTF-16 units. */
const LONGEST_DATA_ADDRESS = 100_000;

/**
 * firestore.rules as the emulators use them: pictures may also be in the Storage emulator at
 * `storage` (`host:port`), or stand in their own address. Nothing else differs, and nothing of it is
 * deployed. The rules tests use the deployed rules.
 */
export function emulatorRules(deployed: string, storage: string): string {
  const address = storage.replaceAll('.', '[.]');
  const photos = [
    PHOTO,
    `isAddress('http://${address}/', value)`,
    `(value.size() <= ${LONGEST_DATA_ADDRESS} && value.matches('data:image/jpeg;base64,[A-Za-z0-9+/]+=*'))`,
  ];
  return replaceOnce(
    replaceOnce(deployed, PHOTO, photos.join(' || ')),
    STORAGE_HOST,
    `(${STORAGE_HOST}|http://${address})`,
  );
}

function replaceOnce(rules: string, part: string, by: string): string {
  if (rules.split(part).length !== 2) {
    throw new Error(`firestore.rules must hold ${part} once, for what emulators add to it.`);
  }
  return rules.replace(part, () => by);
}
