/**
 * Plays the phone while `npm run dev` runs: scans a card, as its user and through the rules.
 *
 * Usage: npm run scan [-- e-mail address of a seeded account]
 * The emulators are those of `npm run dev`.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytes,
} from 'firebase/storage';
import { CliError } from './CliError';
import { devPorts, isFree } from './emulators/ports';
import { endOnSignals } from './endOnSignals';
import { readContacts } from './seed/seedFiles';
import { PASSWORD } from './seed/writers';

const HOST = '127.0.0.1';
const cards = new URL('seed/cards/', import.meta.url);

await endOnSignals(async () => {
  const email = process.argv[2] ?? 'demo@cardfile.example';
  const ports = devPorts();
  if (await isFree(ports.firestore)) {
    throw new CliError(
      'No emulators run: start `npm run dev` first, then scan in another terminal.',
    );
  }
  const app = initializeApp({
    projectId: 'demo-cardfile',
    apiKey: 'emulated',
    storageBucket: 'demo-cardfile.appspot.com',
  });
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${HOST}:${ports.auth}`, { disableWarnings: true });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, HOST, ports.firestore);
  const storage = getStorage(app);
  connectStorageEmulator(storage, HOST, ports.storage);
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, PASSWORD).catch(() => {
      throw new CliError(`${email} is no seeded account: \`npm run dev\` prints them.`);
    });
    const files = readdirSync(cards);
    const file = files[Math.floor(Math.random() * files.length)] ?? '';
    const card = readContacts('demoContacts.jsonl', user.uid, () => '')[file.replace('.jpg', '')];
    if (!card) throw new CliError(`No seeded card has the picture ${file}.`);
    const id = randomUUID();
    const picture = ref(storage, `card_images/${user.uid}/${id}.jpg`);
    await uploadBytes(picture, readFileSync(new URL(file, cards)), { contentType: 'image/jpeg' });
    const { name, company, title, email: address, phone, website } = card;
    const texts = { name, company, title, email: address, phone, website };
    const written = Object.entries(texts).filter(([, text]) => text !== undefined);
    await setDoc(doc(firestore, 'businessCards', id), {
      ...Object.fromEntries(written),
      userId: user.uid,
      cardImageURL: await getDownloadURL(picture),
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    console.log(`Scanned the card of ${name ?? 'nobody'}, with its picture, for ${email}.`);
  } finally {
    await deleteApp(app);
  }
});
